import { mkdirSync } from "node:fs"
import path from "node:path"
import type { Locator, Page } from "playwright-core"
import { expect } from "vitest"

/** The folder for a picture of each step of each story. Without it, none are taken. */
const folder = process.env["SVC_STORY_PICTURES"]

let taken = 0

/** Takes a picture of a page as it is at a step of the current test. */
export const takeStep = async (page: Page): Promise<void> => {
  if (folder === undefined || page.isClosed()) return
  const story = (expect.getState().currentTestName ?? "story").replaceAll(/\W+/g, "-").slice(0, 60)
  mkdirSync(path.join(folder, story), { recursive: true })
  taken += 1
  await page.screenshot({ path: path.join(folder, story, `${String(taken).padStart(3, "0")}.png`) })
}

type Act = (this: Locator, ...of: unknown[]) => Promise<unknown>

/** Takes a picture before each click and each key of any page, once the element is there. */
export const pictureSteps = (page: Page): void => {
  if (folder === undefined) return
  const acts = Object.getPrototypeOf(page.locator("html")) as Record<string, Act> & { isPictured?: true }
  if (acts.isPictured === true) return
  acts.isPictured = true
  for (const name of ["click", "press"]) {
    const act = acts[name]!
    acts[name] = async function (...of) {
      await this.waitFor()
      await takeStep(this.page())
      return act.apply(this, of)
    }
  }
}
