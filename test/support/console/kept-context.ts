import type { BrowserContext, Page } from "playwright-core"
import { wide } from "./look-at.ts"
import { preparePage } from "./watched-page.ts"

/**
 * A browser context that several tests use in turn. Its page stays in the browser process that has already loaded and
 * compiled the console; loading the console there costs a third of the processor time that a new context costs.
 */
export interface KeptContext {
  readonly context: BrowserContext
  /** The page of the context, once in each test. */
  readonly takePage: () => Page | undefined
  /**
   * Removes everything that a test left in the context. Resolves to false, and closes the context, when that is
   * impossible.
   */
  readonly clear: () => Promise<boolean>
}

/** A resource of the same origin that runs no script. */
const nowhere = "/console/mark.svg"

/** The events to which tests listen. */
const heard = ["console", "dialog", "pageerror", "request", "requestfailed", "requestfinished", "response"] as const

/**
 * Prepares a context for reuse.
 *
 * @param context a context with the options that every test expects, and without a page
 */
export const keepContext = async (context: BrowserContext): Promise<KeptContext> => {
  const page = await context.newPage()
  await preparePage(page)
  // A fake clock, an init script and the settings of a CDP session cannot be removed from a context.
  let isSpoiled = false
  const { clock } = context
  const take = () => ((isSpoiled = true), clock)
  for (const each of [context, page]) Object.defineProperty(each, "clock", { get: take })
  const addInitScript = page.addInitScript.bind(page)
  page.addInitScript = (...of) => ((isSpoiled = true), addInitScript(...of))
  const newSession = context.newCDPSession.bind(context)
  context.newCDPSession = (...of) => ((isSpoiled = true), newSession(...of))
  let isTaken = false
  return {
    context,
    takePage: () => {
      if (isTaken) return undefined
      isTaken = true
      return page
    },
    clear: async () => {
      isTaken = false
      if (isSpoiled || page.isClosed()) {
        await context.close()
        return false
      }
      for (const event of heard) page.removeAllListeners(event)
      for (const other of context.pages()) if (other !== page) await other.close()
      await page.unrouteAll({ behavior: "ignoreErrors" })
      await context.setOffline(false)
      await page.goto(nowhere)
      await page.evaluate("localStorage.clear(), sessionStorage.clear()")
      await page.emulateMedia({ colorScheme: "light" })
      await page.setViewportSize(wide)
      // Cookies are cleared last, because an answer may set one until then.
      await context.clearCookies()
      return true
    },
  }
}
