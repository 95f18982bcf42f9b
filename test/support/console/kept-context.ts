import type { BrowserContext, Page } from "playwright-core"
import { wide } from "./look-at.ts"
import { preparePage } from "./watched-page.ts"

/**
 * A context that one test after the other uses. Its page goes on in the process that has read, compiled and run the
 * console before: to load the console there takes a third of the processor time that it takes in a new context.
 */
export interface KeptContext {
  readonly context: BrowserContext
  /** Its page, once in each test. */
  readonly takePage: () => Page | undefined
  /** Takes out what a test has put there. Answers whether another test can use the context; it is closed otherwise. */
  readonly clear: () => Promise<boolean>
}

/** A document of the same origin that runs nothing. */
const nowhere = "/console/mark.svg"

/** Events that tests listen to. */
const heard = ["console", "dialog", "pageerror", "request", "requestfailed", "requestfinished", "response"] as const

/** @param context with the options that every test expects, and without a page */
export const keepContext = async (context: BrowserContext): Promise<KeptContext> => {
  const page = await context.newPage()
  await preparePage(page)
  // A clock, a script that is put into each document and what a session of CDP sets stay for good.
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
      // Last: until here an answer may have set one.
      await context.clearCookies()
      return true
    },
  }
}
