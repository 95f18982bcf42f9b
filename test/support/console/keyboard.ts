import type { Locator, Page } from "playwright-core"
import { expect } from "vitest"

/** More steps than any page needs. */
const most = 150

/** How many key presses are sent at once. Waiting for each Tab alone takes three times as long. */
const batchOf = (key: string) => (key === "Tab" ? 10 : 1)

const hasFocus = async (target: Locator) => (await target.and(target.page().locator(":focus")).count()) > 0

/**
 * Whether an element has the focus. If not, the key is ignored as soon as the element has the focus, so that a batch of
 * keys does not move past it. The next call ends that.
 */
const isReached = (element: unknown, key: string): boolean => {
  interface Key {
    readonly key: string
    readonly preventDefault: () => void
    readonly stopImmediatePropagation: () => void
  }
  const page = globalThis as unknown as {
    readonly document: { readonly activeElement: unknown }
    readonly addEventListener: (name: string, hear: (event: Key) => void, options: object) => void
    goingBy?: AbortController
  }
  page.goingBy?.abort()
  if (element === page.document.activeElement) return true
  page.goingBy = new AbortController()
  const stay = (event: Key) => {
    if (event.key !== key || element !== page.document.activeElement) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  page.addEventListener("keydown", stay, { capture: true, signal: page.goingBy.signal })
  return false
}

const goBy = async (key: string, target: Locator): Promise<void> => {
  const { keyboard } = target.page()
  for (let count = 0; count < most; count += batchOf(key)) {
    if (await target.evaluate(isReached, key)) return
    await Promise.all(Array.from({ length: batchOf(key) }, () => keyboard.press(key)))
  }
  if (!(await target.evaluate(isReached, key))) throw new Error(`${String(target)} cannot be reached by ${key}`)
}

/** Moves the focus to an element by Tab alone, as a user without a mouse does. */
export const tabTo = (target: Locator): Promise<void> => goBy("Tab", target)

/** Moves the focus to a button or a link by Tab, and presses the key. */
export const press = async (target: Locator, key = "Enter"): Promise<void> => {
  await tabTo(target)
  await target.page().keyboard.press(key)
}

/** Moves the focus to a field by Tab, and replaces its text. */
export const typeInto = async (target: Locator, text: string): Promise<void> => {
  await tabTo(target)
  await target.page().keyboard.press("Control+a")
  await target.page().keyboard.type(text)
}

/** Moves the focus to a date field by Tab, and types its parts in the order of the tests' browser: month, day, year. */
export const typeDay = async (target: Locator, day: string): Promise<void> => {
  await tabTo(target)
  const [year = "", month = "", date = ""] = day.split("-")
  await target.page().keyboard.type(`${month}${date}${year}`)
  await expect.poll(() => target.inputValue()).toBe(day)
}

/**
 * Moves the focus to a choice by Tab, and selects the entry that begins with the typed text. Waits for the entries
 * first, because they may be loaded later than the field. Sends the keys quickly, because the browser starts a new
 * search after a pause of a second.
 */
export const choose = async (target: Locator, entry: string): Promise<void> => {
  await tabTo(target)
  const beginning = new RegExp(`^${entry}`, "i")
  await target.locator("option").filter({ hasText: beginning }).first().waitFor({ state: "attached" })
  const chosen = target.locator("option:checked").filter({ hasText: beginning })
  const type = async () => {
    await target.page().keyboard.type(entry)
    return chosen.count()
  }
  await expect.poll(type, { interval: 1_500 }).toBe(1)
}

/**
 * Moves the focus to a row of a list by the list's keys. The page listens to these a moment after it shows the list.
 */
export const focusRow = async (row: Locator): Promise<void> => {
  await row.waitFor()
  const next = async () => {
    // The focus may move a moment after the key was pressed; a second key would then move past the row.
    if (await hasFocus(row)) return true
    await row.page().keyboard.press("j")
    return hasFocus(row)
  }
  await expect.poll(next).toBe(true)
}

/** Opens a row of a list by the list's keys. */
export const openRow = async (row: Locator): Promise<void> => {
  await focusRow(row)
  await row.page().keyboard.press("Enter")
}

/** Opens a menu and selects an entry by the keyboard. */
export const chooseFrom = async (button: Locator, entry: Locator): Promise<void> => {
  await press(button)
  await goBy("ArrowDown", entry)
  await entry.page().keyboard.press("Enter")
}

/** Presses keys of a sequence without waiting between them, because the page expects them shortly after each other. */
export const pressAtOnce = async (page: Page, keys: string): Promise<void> => {
  await Promise.all(Array.from(keys, (key) => page.keyboard.press(key)))
}
