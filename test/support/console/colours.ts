import type { Page } from "playwright-core"

/** The rules of axe-core that look at colours, which take half of its time. */
export const ofColours: readonly string[] = ["color-contrast", "link-in-text-block"]

/** The looks of texts that were found to be readable in this process: what their contrast depends on. */
const readable = new Set<string>()

/**
 * The contrast of a text depends on its colour, size and weight and on what is behind it. Gives each look that is on the
 * page and not known to axe-core once, and answers what cannot be read, and the looks that can.
 */
const lookAtNew = `async ({ known, part, rules }) => {
  const before = new Set(known)
  const behind = new Map()
  const behindOf = (element) => {
    if (element === null) return ""
    if (!behind.has(element)) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
      const own = [backgroundColor, backgroundImage, opacity].join(" ").replace("rgba(0, 0, 0, 0) none 1", "")
      behind.set(element, own + "/" + behindOf(element.parentElement))
    }
    return behind.get(element).replaceAll(/\\/+/g, "/")
  }
  const hasText = (element) =>
    element.matches("select, textarea, input:not([type=checkbox], [type=radio], [type=file])") ||
    [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== "")
  const looks = new Map()
  for (const element of document.querySelectorAll(part + " *:not(option, optgroup, script)")) {
    // axe-core asks no contrast of what is switched off.
    if (!hasText(element) || element.closest(".unseen, :disabled, [aria-disabled=true]") !== null) continue
    if (!element.checkVisibility()) continue
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element)
    const beside = element.tagName === "A" ? [textDecorationLine, getComputedStyle(element.parentElement).color] : []
    const look = [color, fontSize, fontWeight, textShadow, ...beside, behindOf(element)].join(";")
    if (!before.has(look)) looks.set(look, [...(looks.get(look) ?? []), element])
  }
  // Of each look some: one may be hidden behind something.
  const elements = [...looks.values()].flatMap((all) => all.slice(0, 5))
  if (elements.length === 0) return { violations: [], passed: [] }
  const options = { runOnly: rules, resultTypes: ["violations", "passes"], elementRef: true, preload: false }
  const { violations, passes } = await axe.run({ include: elements }, options)
  const able = new Set(passes.flatMap(({ nodes }) => nodes.map(({ element }) => element)))
  return {
    violations: violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 160)).join(" | ")),
    passed: [...looks].filter(([, all]) => all.some((element) => able.has(element))).map(([look]) => look),
  }
}`

/**
 * The texts of a page, or of a part of it, that cannot be read; looks that were found to be readable before are left out.
 * The page has axe-core.
 */
export const unreadable = async (page: Page, part = "body"): Promise<readonly string[]> => {
  const given = JSON.stringify({ known: [...readable], part, rules: ofColours })
  const { violations, passed } = await page.evaluate<{
    readonly violations: readonly string[]
    readonly passed: readonly string[]
  }>(`(${lookAtNew})(${given})`)
  for (const look of passed) readable.add(look)
  return violations
}
