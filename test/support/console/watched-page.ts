import { readFileSync } from "node:fs"
import type { Frame, Page } from "playwright-core"
import { expect } from "vitest"
import { ofColours, unreadable } from "./colours.ts"

/** A page whose missteps are recorded. */
export interface WatchedPage {
  readonly page: Page
  /** Violations of the content security policy, console errors, and requests to other origins so far. */
  readonly missteps: readonly string[]
}

/**
 * Whether an error is one that a test provokes: the browser logs a failed request, and the router logs a page that did
 * not load. The clock of a test cannot enter the frame of an e-mail, which runs no scripts.
 */
const isProvoked = (text: string) =>
  /^Failed to load resource|: The service does not answer\b|^Blocked script execution in 'blob:/.test(text)

const tellViolations = `document.addEventListener("securitypolicyviolation", (event) =>
  tellViolation([event.violatedDirective, event.blockedURI, event.sourceFile, event.lineNumber].join(" ")))`

/** The names of the dialogs that were checked in this process. */
const known = new Set<string>()
/** Matches dialogs. The messages at the edge of the page have this role too, for screen readers alone. */
export const openDialog = ":is([role=dialog],[role=alertdialog]):not([data-said])"
const nameOfDialog = `[...document.querySelectorAll("${openDialog}")].map((each) =>
  document.getElementById(each.getAttribute("aria-labelledby"))?.textContent ?? each.ariaLabel).join(" over ")`

/** The problems that a second look finds too. Something that fades, moves or loads at the first look is no problem. */
export const lasting = async (look: () => Promise<readonly string[]>): Promise<readonly string[]> => {
  const found = await look()
  return found.length === 0 ? found : look()
}

/** Checks each kind of dialog in light and dark, when a test first acts while the dialog is open. */
const lookAtDialogs = (page: Page, tell: (misstep: string) => void) =>
  page.addLocatorHandler(
    page.locator(openDialog).first(),
    async () => {
      const name = (await page.evaluate<string>(nameOfDialog)).replaceAll(/\d+/g, "N")
      if (known.has(name)) return
      known.add(name)
      for (const [colorScheme, rules] of [
        ["dark", "colours"],
        ["light", "all"],
      ] as const) {
        await page.emulateMedia({ colorScheme })
        for (const each of await lasting(() => violationsOf(page, rules)))
          tell(`dialog ${name}, ${colorScheme}: ${each}`)
      }
    },
    { noWaitAfter: true },
  )

/**
 * Confirmations of a copy, and messages with an undo button or a refusal, disappear after some milliseconds. In tests
 * they stay much longer, because clicks come late on a busy machine.
 */
const keepMessages = `(() => {
  const { setTimeout } = window
  window.setTimeout = (work, delay, ...more) => setTimeout(work, [1500, 8000, 12000].includes(delay) ? delay * 20 : delay, ...more)
})()`

interface Teller {
  tell: (misstep: string) => void
}

/** Where each page reports missteps. Several tests may use a page, one after the other. */
const tellers = new WeakMap<Page, Teller>()

/** Adds to a page everything that stays in it for good. */
export const preparePage = async (page: Page): Promise<Teller> => {
  const teller: Teller = { tell: () => undefined }
  tellers.set(page, teller)
  await page.exposeFunction("tellViolation", (text: string) => teller.tell(`policy: ${text}`))
  await page.addInitScript({ content: tellViolations })
  await page.addInitScript({ content: keepMessages })
  await lookAtDialogs(page, (misstep) => teller.tell(misstep))
  return teller
}

/** Records everything that must not happen in a page. The page may send requests to `origins` alone. */
export const watchPage = async (page: Page, origins: readonly string[]): Promise<WatchedPage> => {
  const missteps: string[] = []
  const tell = (misstep: string) => void missteps.push(misstep)
  page.on("console", (message) => {
    if ((message.type() === "error" || message.type() === "warning") && !isProvoked(message.text()))
      tell(`console: ${message.text()}`)
  })
  page.on("pageerror", (error) => tell(`error: ${error.message}`))
  page.on("request", (request) => {
    const url = request.url()
    // The browser's PDF viewer loads its own parts.
    const isOfBrowser = /^(data|blob|chrome|chrome-extension):/.test(url)
    if (!origins.some((each) => url.startsWith(each)) && !isOfBrowser) tell(`request: ${url}`)
  })
  const teller = tellers.get(page) ?? (await preparePage(page))
  teller.tell = tell
  return { page, missteps }
}

/**
 * The rules that are checked. Dark mode differs from light only in colours; a phone differs from light in everything
 * else.
 */
export type Rules = "all" | "colours" | "all but colours"

const options = {
  resultTypes: ["violations"],
  preload: false,
  rules: Object.fromEntries(ofColours.map((rule) => [rule, { enabled: false }])),
}

const axeSource = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8")

/**
 * Loads axe-core once into each loaded document, because loading takes longer than checking. The PDF viewer does not
 * accept it.
 */
const putAxeInto = async (frame: Frame) => {
  const isViewer = frame.parentFrame() !== null && !/^(about|https?):/.test(frame.url())
  if (!isViewer && !(await frame.evaluate<boolean>("typeof axe === 'object'"))) await frame.evaluate(axeSource)
}

/** The accessibility problems on a page or in a part of it (WCAG 2.2, as axe-core checks it). */
export const violationsOf = async (page: Page, rules: Rules, part?: string): Promise<readonly string[]> => {
  // Rows that are about to be replaced are dimmed, and an element that fades in has wrong colours for a moment.
  await page.locator("table[aria-busy=true]").waitFor({ state: "detached" })
  await page.evaluate("Promise.allSettled(document.getAnimations().map((each) => each.finished))")
  for (const frame of page.frames()) await putAxeInto(frame)
  const found = rules === "all but colours" ? [] : await unreadable(page, part)
  if (rules === "colours") return found
  // axe-core cannot reach into a frame without an origin.
  const context = { include: part === undefined ? "html" : part, exclude: "iframe[sandbox]" }
  const others = await page.evaluate<
    readonly string[]
  >(`axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 160)).join(" | ")))`)
  return [...found, ...others]
}

/** Expects a page without accessibility problems. */
export const expectAccessible = async (page: Page, rules: Rules = "all"): Promise<void> => {
  expect(await lasting(() => violationsOf(page, rules))).toEqual([])
}
