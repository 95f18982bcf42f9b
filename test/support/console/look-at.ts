import { mkdirSync } from "node:fs"
import path from "node:path"
import type { Page } from "playwright-core"
import { expect } from "vitest"
import { repository } from "../repository.ts"
import { lasting, violationsOf } from "./watched-page.ts"

export const wide = { width: 1440, height: 900 }
/** The narrowest window in which no list scrolls sideways. */
export const laptop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

/** The folder for pictures. Without it, none are taken. */
const pictures = process.env["SVC_PICTURES"]

/** Takes the picture of the README anew, with `SVC_README_PICTURE=1`. */
export const keepForReadme = async (page: Page): Promise<void> => {
  if (process.env["SVC_README_PICTURE"] === "1")
    await page.screenshot({ path: path.join(repository, "docs", "console.png") })
}

/** As `lookAt`, for a page that resembles one that other tests check: it is looked at only when pictures are wanted. */
export const lookAlso = async (page: Page, name: string): Promise<void> => {
  if (pictures !== undefined) await lookAt(page, name)
}

/** The window and the page's content, where they extend more than a line below the last visible thing. */
const blankEnds = `(() => {
  const endOf = (element) => {
    const { bottom, width, height } = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    if (style.position === "fixed" || style.display === "none") return -Infinity
    // A box without a size may have children that are visible.
    const own = width <= 1 || height <= 1 ? -Infinity : bottom + parseFloat(style.marginBottom)
    return style.overflowY === "visible" ? Math.max(own, ...[...element.children].map(endOf)) : own
  }
  const root = document.documentElement
  const boxes = [...document.querySelectorAll("#content")]
  return [root, ...boxes].flatMap((box) => {
    if (box.scrollHeight <= box.clientHeight + 1) return []
    const top = box === root ? -scrollY : box.getBoundingClientRect().top - box.scrollTop + box.clientTop
    const end = Math.max(...[...box.children].map(endOf)) - top + parseFloat(getComputedStyle(box).paddingBottom)
    const blank = Math.round(box.scrollHeight - Math.max(end, box.clientHeight))
    return blank > 24 ? [(box.id || box.getAttribute("aria-label") || box.className || box.tagName) + ": " + blank + " px"] : []
  })
})()`

/** By how many pixels a page is wider than its window. */
export const beyondWindow = (page: Page): Promise<number> =>
  page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")

interface Look {
  /** Checks more, in light and on a phone. */
  readonly alsoIn?: (suffix: "light" | "phone") => Promise<readonly string[]>
  /** The selector of the part that differs from other pages. Dark mode and the phone check this part alone. */
  readonly part?: string
}

/**
 * The accessibility problems of a page in light, in dark, on a phone, zoomed and in the narrowest window. Pictures of
 * each are named after the page.
 */
export const obstaclesOf = async (
  page: Page,
  name: string,
  { alsoIn = () => Promise.resolve([]), part }: Look = {},
): Promise<readonly string[]> => {
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true })
  const before = page.viewportSize() ?? wide
  const views = [
    { suffix: "light", colorScheme: "light", size: before, rules: "all" },
    { suffix: "dark", colorScheme: "dark", size: before, rules: "colours" },
    { suffix: "laptop", colorScheme: "light", size: laptop, rules: undefined },
    { suffix: "phone", colorScheme: "light", size: phone, rules: "all but colours" },
    // The width that remains at 200 % zoom, and the narrowest window (WCAG 2.2, 1.4.4 and 1.4.10). As on a laptop, only
    // the layout differs.
    {
      suffix: "zoomed",
      colorScheme: "light",
      size: { width: before.width / 2, height: before.height / 2 },
      rules: undefined,
    },
    { suffix: "narrow", colorScheme: "light", size: { width: 320, height: 640 }, rules: undefined },
  ] as const
  const found: string[] = []
  for (const { suffix, colorScheme, size, rules } of views) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(size)
    if (pictures !== undefined) await page.screenshot({ path: path.join(pictures, `${name}-${suffix}.png`) })
    const obstacles = await lasting(async () => {
      const beyond = await beyondWindow(page)
      return [
        ...(rules === undefined ? [] : await violationsOf(page, rules, suffix === "light" ? undefined : part)),
        ...(suffix === "light" || suffix === "phone" ? await alsoIn(suffix) : []),
        ...(beyond > 0 ? [`is ${beyond} px wider than its window`] : []),
        ...(await page.evaluate<readonly string[]>(blankEnds)).map((each) => `scrolls into blank, ${each}`),
      ]
    })
    found.push(...obstacles.map((each) => `${name} ${suffix}: ${each}`))
  }
  await page.emulateMedia({ colorScheme: "light" })
  await page.setViewportSize(before)
  return found
}

/**
 * Checks the accessibility of a state of a page that only a story reaches. `everybody.test.ts` checks each page as it
 * is when opened.
 */
export const lookAt = async (page: Page, name: string): Promise<void> => {
  expect(await obstaclesOf(page, name)).toEqual([])
}
