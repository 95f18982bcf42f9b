import path from "node:path"
import type { Page } from "playwright-core"
import { expect } from "vitest"
import { repository } from "../repository.ts"

/** The pictures of `docs/console.md`, each with the path of its page in the router. */
export const docsPictures = {
  "set-up": "/$entity",
  selling: "/$entity/subscriptions/new",
  invoice: "/$entity/invoices/$one",
  closing: "/$entity/periods",
} as const

export const docsPicturesFolder = path.join(repository, "docs", "pictures")

const size = { width: 1280, height: 760 }
const openPath = "__TSR_ROUTER__.state.matches.at(-1).fullPath.replace(/(?<=.)[/]$/, '')"

/**
 * Fails when the page of a picture is no longer at its path. With `SVC_DOCS_PICTURES=1` it also takes the picture anew,
 * in light.
 */
export const keepForDocs = async (page: Page, name: keyof typeof docsPictures): Promise<void> => {
  await expect.poll(() => page.evaluate(openPath), { message: `the page of ${name}.png` }).toBe(docsPictures[name])
  if (process.env["SVC_DOCS_PICTURES"] !== "1") return
  const before = page.viewportSize() ?? size
  await page.emulateMedia({ colorScheme: "light" })
  await page.setViewportSize(size)
  // A message over the page belongs to the step before.
  await expect.poll(() => page.getByRole("region", { name: "Notifications" }).getByRole("dialog").count()).toBe(0)
  await page.mouse.move(0, 0)
  await page.screenshot({ path: path.join(docsPicturesFolder, `${name}.png`) })
  await page.setViewportSize(before)
}
