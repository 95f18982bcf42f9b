import { readFileSync } from "node:fs"
import type { Frame, Page } from "playwright-core"
import { expect } from "vitest"
import { ofColours, unreadable } from "./colours.ts"

/** A page whose every misstep is written down. */
export interface WatchedPage {
  readonly page: Page
  /** Violations of the policy, errors of the console and requests to elsewhere so far. */
  readonly missteps: readonly string[]
}

/**
 * Errors that a test provokes are written to the console by the browser itself, and by the router where a page did not
 * come.
 */
const isProvoked = (text: string) => /^Failed to load resource|: The service does not answer\b/.test(text)

const tellViolations = `document.addEventListener("securitypolicyviolation", (event) =>
  tellViolation([event.violatedDirective, event.blockedURI, event.sourceFile, event.lineNumber].join(" ")))`

/** Kinds of dialogs that were looked at in this process. */
const known = new Set<string>()
/** A dialog; what is said at the edge of the page is one to screen readers alone. */
export const openDialog = ":is([role=dialog],[role=alertdialog]):not([data-said])"
const nameOfDialog = `[...document.querySelectorAll("${openDialog}")].map((each) =>
  document.getElementById(each.getAttribute("aria-labelledby"))?.textContent ?? each.ariaLabel).join(" over ")`

/** The obstacles that a second look finds too. What fades, moves or loads at the first look keeps nobody from using a page. */
export const lasting = async (look: () => Promise<readonly string[]>): Promise<readonly string[]> => {
  const found = await look()
  return found.length === 0 ? found : look()
}

/** Looks at each kind of dialog in light and dark, when something is first done while it is open. */
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
 * Marks that something was copied, and messages with a way back or a refusal, go by themselves after so many
 * milliseconds. In a page of a test they stay much longer, because on a busy machine a click comes late.
 */
const keepMessages = `(() => {
  const { setTimeout } = window
  window.setTimeout = (work, delay, ...more) => setTimeout(work, [1500, 8000, 12000].includes(delay) ? delay * 20 : delay, ...more)
})()`

interface Teller {
  tell: (misstep: string) => void
}

/** Where pages tell missteps: several tests may use a page, one after the other. */
const tellers = new WeakMap<Page, Teller>()

/** Puts into a page what stays in it for good. */
export const preparePage = async (page: Page): Promise<Teller> => {
  const teller: Teller = { tell: () => undefined }
  tellers.set(page, teller)
  await page.exposeFunction("tellViolation", (text: string) => teller.tell(`policy: ${text}`))
  await page.addInitScript({ content: tellViolations })
  await page.addInitScript({ content: keepMessages })
  await lookAtDialogs(page, (misstep) => teller.tell(misstep))
  return teller
}

/** Listens to all that must not happen in a page; `origins` are where it may ask. */
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
    // The browser's own viewer of PDFs asks for its parts.
    const isOfBrowser = /^(data|blob|chrome|chrome-extension):/.test(url)
    if (!origins.some((each) => url.startsWith(each)) && !isOfBrowser) tell(`request: ${url}`)
  })
  const teller = tellers.get(page) ?? (await preparePage(page))
  teller.tell = tell
  return { page, missteps }
}

/** Which rules: in dark, what is there is as in light otherwise; on a phone, its colours are. */
export type Rules = "all" | "colours" | "all but colours"

const options = {
  resultTypes: ["violations"],
  preload: false,
  rules: Object.fromEntries(ofColours.map((rule) => [rule, { enabled: false }])),
}

const axeSource = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8")

/** Once for each page that is loaded, because it takes longer than what it does there. A viewer of PDFs takes none. */
const putAxeInto = async (frame: Frame) => {
  const isViewer = frame.parentFrame() !== null && !/^(about|https?):/.test(frame.url())
  if (!isViewer && !(await frame.evaluate<boolean>("typeof axe === 'object'"))) await frame.evaluate(axeSource)
}

/** The obstacles for somebody who sees or moves otherwise (WCAG 2.2, as axe-core checks it), on a page or in a part of it. */
export const violationsOf = async (page: Page, rules: Rules, part?: string): Promise<readonly string[]> => {
  // Rows that others are about to replace are dimmed, and something that fades in has, for a moment, colours that nobody chose.
  await page.locator("table[aria-busy=true]").waitFor({ state: "detached" })
  await page.evaluate("Promise.allSettled(document.getAnimations().map((each) => each.finished))")
  for (const frame of page.frames()) await putAxeInto(frame)
  const found = rules === "all but colours" ? [] : await unreadable(page, part)
  if (rules === "colours") return found
  const others = await page.evaluate<
    readonly string[]
  >(`axe.run(${part === undefined ? "document" : JSON.stringify(part)}, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 160)).join(" | ")))`)
  return [...found, ...others]
}

/** Nothing on the page keeps somebody from using it. */
export const expectAccessible = async (page: Page, rules: Rules = "all"): Promise<void> => {
  expect(await lasting(() => violationsOf(page, rules))).toEqual([])
}
