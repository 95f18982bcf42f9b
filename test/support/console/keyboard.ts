import type { Locator, Page } from "playwright-core"

/** More than any page has to go through. */
const most = 150

const hasFocus = async (target: Locator) => (await target.and(target.page().locator(":focus")).count()) > 0

const goBy = async (page: Page, key: string, target: Locator) => {
  await target.waitFor()
  for (let count = 0; count < most; count += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${String(target)} cannot be reached by ${key}`)
}

/** Goes to something by Tab alone, as somebody does who has no mouse. */
const tabTo = (target: Locator): Promise<void> => goBy(target.page(), "Tab", target)

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

/** Opens a row of a list by its keys. */
export const openRow = async (row: Locator): Promise<void> => {
  await goBy(row.page(), "j", row)
  await row.page().keyboard.press("Enter")
}

/** Opens a menu and chooses an entry by its keys. */
export const chooseFrom = async (button: Locator, entry: Locator): Promise<void> => {
  await press(button)
  await goBy(entry.page(), "ArrowDown", entry)
  await entry.page().keyboard.press("Enter")
}
