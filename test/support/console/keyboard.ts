import type { Locator, Page } from "playwright-core"
import { expect } from "vitest"

/** More than any page has to go through. */
const most = 150

/** Keys that move the focus at once are sent so many at a time: to wait for each takes three times as long. */
const batchOf = (key: string) => (key === "Tab" ? 10 : 1)

const hasFocus = async (target: Locator) => (await target.and(target.page().locator(":focus")).count()) > 0

/**
 * Whether an element has the focus. From now on a key that comes when it has the focus does nothing, until another
 * element is asked.
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

/** Goes to something by Tab alone, as somebody does who has no mouse. */
export const tabTo = (target: Locator): Promise<void> => goBy("Tab", target)

/** Goes to a button or a link by Tab, and presses it. */
export const press = async (target: Locator, key = "Enter"): Promise<void> => {
  await tabTo(target)
  await target.page().keyboard.press(key)
}

/** Goes to a field by Tab, and types into it in place of what is there. */
export const typeInto = async (target: Locator, text: string): Promise<void> => {
  await tabTo(target)
  await target.page().keyboard.press("Control+a")
  await target.page().keyboard.type(text)
}

/** Goes to a field of a day by Tab, and types its parts in the order of the browser of the tests: month, day, year. */
export const typeDay = async (target: Locator, day: string): Promise<void> => {
  await tabTo(target)
  const [year = "", month = "", date = ""] = day.split("-")
  await target.page().keyboard.type(`${month}${date}${year}`)
  await expect.poll(() => target.inputValue()).toBe(day)
}

/**
 * Goes to a choice by Tab, and takes the entry that begins with what is typed. The entries may be loaded after the field is
 * shown, and a key before them would choose nothing; the browser starts a new search when a second passes between two keys.
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

/** Goes to a row of a list by its keys, which the page listens to a moment after it shows the list. */
export const focusRow = async (row: Locator): Promise<void> => {
  await row.waitFor()
  const next = async () => {
    // The focus may have moved a moment after the key: another key would move past the row.
    if (await hasFocus(row)) return true
    await row.page().keyboard.press("j")
    return hasFocus(row)
  }
  await expect.poll(next).toBe(true)
}

/** Opens a row of a list by its keys. */
export const openRow = async (row: Locator): Promise<void> => {
  await focusRow(row)
  await row.page().keyboard.press("Enter")
}

/** Opens a menu and chooses an entry by its keys. */
export const chooseFrom = async (button: Locator, entry: Locator): Promise<void> => {
  await press(button)
  await goBy("ArrowDown", entry)
  await entry.page().keyboard.press("Enter")
}

/** Presses keys that count only shortly after each other, without waiting for the page between them. */
export const pressAtOnce = async (page: Page, keys: string): Promise<void> => {
  await Promise.all(Array.from(keys, (key) => page.keyboard.press(key)))
}
