import type { Locator, Page } from "playwright-core"

/** The menu button of the object whose page is open. */
export const moreOf = (page: Page): Locator =>
  page.getByRole("region", { name: "Detail" }).getByRole("button", { name: "More" })

/** Chooses an entry of the menu of the object whose page is open, by the pointer. */
export const chooseFromMore = async (page: Page, name: string): Promise<void> => {
  await moreOf(page).click()
  await page.getByRole("menuitem", { name }).click()
}
