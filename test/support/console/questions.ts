import type { Locator, Page } from "playwright-core"
import { openDialog } from "./watched-page.ts"

/** Matches labels that open a dialog. */
const asks = /…$/

/**
 * Opens each dialog that a button or menu item in a part of the page leads to, and closes it with Escape. Labels in
 * `known` are skipped; opened ones are added to it. The page itself checks the dialogs.
 */
export const takeBackEach = async (page: Page, part: Locator, known: Set<string>): Promise<void> => {
  const takeBack = async (name: string) => {
    known.add(name)
    const dialog = page.locator(openDialog)
    await dialog.waitFor()
    await page.keyboard.press("Escape")
    await dialog.waitFor({ state: "detached" })
  }
  for (const button of await part.locator("button:not([aria-disabled=true])").filter({ hasText: asks }).all()) {
    const name = await button.innerText()
    if (known.has(name)) continue
    await button.click()
    await takeBack(name)
  }
  // The menu of hidden columns comes and goes with the width of its list.
  for (const trigger of await part.locator("button[aria-haspopup=menu]:not([data-columns] *)").all()) {
    await trigger.click()
    const menu = page.getByRole("menu")
    await menu.waitFor()
    const items = menu.locator("[role=menuitem]:not([aria-disabled=true])").filter({ hasText: asks })
    for (const name of await items.allInnerTexts()) {
      if (known.has(name)) continue
      if ((await menu.count()) === 0) await trigger.click()
      await items.filter({ hasText: name }).click()
      await takeBack(name)
    }
    if ((await menu.count()) > 0) await page.keyboard.press("Escape")
    await menu.waitFor({ state: "detached" })
  }
}
