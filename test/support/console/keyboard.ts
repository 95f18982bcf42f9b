import type { Locator } from "playwright-core"
import { expect } from "vitest"

/** More than any page has to go through. */
const most = 150

const hasFocus = async (target: Locator) => (await target.and(target.page().locator(":focus")).count()) > 0

const goBy = async (key: string, target: Locator): Promise<void> => {
  await target.waitFor()
  for (let count = 0; count < most; count += 1) {
    if (await hasFocus(target)) return
    await target.page().keyboard.press(key)
  }
  throw new Error(`${String(target)} cannot be reached by ${key}`)
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
  expect(await target.inputValue()).toBe(day)
}

/** Goes to a choice by Tab, and takes the entry that begins with what is typed. */
export const choose = async (target: Locator, entry: string): Promise<void> => {
  await tabTo(target)
  await target.page().keyboard.type(entry)
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
