import type { TenantId } from "@svc/domain/shared/ids"
import { mkdirSync } from "node:fs"
import path from "node:path"
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core"
import { expect } from "vitest"
import { repository } from "../repository.ts"
import { signedInBrowser } from "../people/browser.ts"
import { patienceMs } from "../until.ts"
import { openService, type TestService } from "../service/service.ts"
import { findChromium, findHeadlessShell } from "./find-chromium.ts"
import { expectAccessible, type WatchedPage, watchPage } from "./watched-page.ts"

export interface SignInOptions {
  readonly email?: string
  readonly permissions?: readonly string[]
  readonly context?: BrowserContextOptions
  /** In the browser as people have it, with its viewer of PDFs. */
  readonly wholeBrowser?: boolean
}

export interface OpenedConsole {
  readonly service: TestService
  readonly origin: string
  /** Lets pages that are opened from now on go to another origin, which a person goes to by a link. */
  readonly admit: (origin: string) => void
  /** A browser of its own, at nothing yet and signed in nowhere. */
  readonly openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>
  /** A page that is watched until the test ends. */
  readonly openPage: (context: BrowserContext) => Promise<Page>
  /** A page in a browser in which somebody is signed in. */
  readonly signIn: (tenantId: TenantId, options?: SignInOptions) => Promise<Page>
  /** Fails when a page did what it must not, and closes what the test opened. To be called after each test. */
  readonly endTest: () => Promise<void>
  readonly close: () => Promise<void>
}

const wide = { width: 1440, height: 900 }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let persons = 0

/** Browsers of this process by their programs: a file leaves them to the next one, and they end with the process. */
const browsers = new Map<string, Browser>()

/** A page lives for seconds: optimising its code, in threads of their own, takes longer than it saves. */
const hurried = ["--js-flags=--single-threaded --no-turbofan --no-maglev", "--in-process-gpu"]

const openBrowser = async (executablePath: string, flags: readonly string[] = []): Promise<Browser> => {
  const known = browsers.get(executablePath)
  if (known?.isConnected() === true) return known
  const browser = await chromium.launch({
    executablePath,
    // In this language the parts of a day are typed month first. Chromium has no sandbox for root, as whom tests run in containers.
    args: ["--lang=en-US", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), ...flags],
  })
  browsers.set(executablePath, browser)
  return browser
}

/** The service, for all tests of a file, and a browser. */
export const openConsole = async (settings: Readonly<Record<string, string>> = {}): Promise<OpenedConsole> => {
  const [service, browser] = await Promise.all([
    openService({ clock: "system", worker: true, http: true, settings }),
    openBrowser(findHeadlessShell()!, hurried),
  ])
  const origin = service.origin.replace("127.0.0.1", "localhost")
  const contexts: BrowserContext[] = []
  const pages: WatchedPage[] = []
  const admitted: string[] = []

  const openContextIn = async (opened: Browser, options: BrowserContextOptions = {}) => {
    const context = await opened.newContext({
      baseURL: origin,
      locale: "en-GB",
      timezoneId: "Europe/Stockholm",
      viewport: wide,
      reducedMotion: "reduce",
      permissions: ["clipboard-read", "clipboard-write"],
      ...options,
    })
    context.setDefaultTimeout(patienceMs)
    contexts.push(context)
    return context
  }
  const openContext = (options?: BrowserContextOptions) => openContextIn(browser, options)
  const openPage = async (context: BrowserContext) => {
    const watched = await watchPage(context, [origin, ...admitted])
    pages.push(watched)
    return watched.page
  }
  return {
    service,
    origin,
    admit: (elsewhere) => void admitted.push(elsewhere),
    openContext,
    openPage,
    signIn: async (tenantId, { email, permissions, context: options, wholeBrowser = false } = {}) => {
      const address = email ?? `ada${(persons += 1)}@example.com`
      const { cookies } = await signedInBrowser(service, tenantId, address, permissions)
      const context = await openContextIn(wholeBrowser ? await openBrowser(findChromium()!) : browser, options)
      await context.addCookies(
        [...cookies].map(([name, value]) => ({
          name,
          value,
          url: origin,
          httpOnly: true,
          sameSite: "Strict" as const,
        })),
      )
      return openPage(context)
    },
    endTest: async () => {
      const missteps = pages.splice(0).flatMap((each) => each.missteps)
      for (const context of contexts.splice(0)) await context.close()
      expect(missteps).toEqual([])
    },
    close: () => service.close(),
  }
}

/** Where pictures are kept. Without it there are none. */
const pictures = process.env["SVC_PICTURES"]

/** With `SVC_README_PICTURE=1`, takes the picture of the README anew. */
export const keepForReadme = async (page: Page): Promise<void> => {
  if (process.env["SVC_README_PICTURE"] === "1")
    await page.screenshot({ path: path.join(repository, "docs", "console.png") })
}

/** As `lookAt`, for what resembles something that is looked at anyway: only where pictures are asked for. */
export const lookAlso = async (page: Page, name: string): Promise<void> => {
  if (pictures !== undefined) await lookAt(page, name)
}

/** The window and the content of the page, where they go on for more than a line behind the last thing that can be seen. */
const blankEnds = `(() => {
  const endOf = (element) => {
    const { bottom, width, height } = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    if (style.position === "fixed" || style.display === "none") return -Infinity
    // A box without a size of its own may hold what is seen.
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

/** Checks that everybody can use a page, in light, dark, on a phone, zoomed and in the narrowest window; pictures of each are named after the page. */
export const lookAt = async (page: Page, name: string): Promise<void> => {
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true })
  const before = page.viewportSize() ?? wide
  const views = [
    { suffix: "light", colorScheme: "light", size: before, rules: "all" },
    { suffix: "dark", colorScheme: "dark", size: before, rules: "colours" },
    { suffix: "phone", colorScheme: "light", size: phone.viewport, rules: "all but colours" },
    // The width that is left at 200 % zoom, and the narrowest window (WCAG 2.2, 1.4.4 and 1.4.10); they differ in their
    // layout alone.
    {
      suffix: "zoomed",
      colorScheme: "light",
      size: { width: before.width / 2, height: before.height / 2 },
      rules: undefined,
    },
    { suffix: "narrow", colorScheme: "light", size: { width: 320, height: 640 }, rules: undefined },
  ] as const
  for (const { suffix, colorScheme, size, rules } of views) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(size)
    if (pictures !== undefined) await page.screenshot({ path: path.join(pictures, `${name}-${suffix}.png`) })
    if (rules !== undefined) await expectAccessible(page, rules)
    const overflow = await page.evaluate<number>(
      "document.documentElement.scrollWidth - document.documentElement.clientWidth",
    )
    expect(overflow, `${name} ${suffix} is wider than its window`).toBeLessThanOrEqual(0)
    expect(await page.evaluate<readonly string[]>(blankEnds), `${name} ${suffix} scrolls into blank`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: "light" })
  await page.setViewportSize(before)
}
