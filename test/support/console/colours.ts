import type { Page } from "playwright-core"

/** The colour rules of axe-core, which take half of its time. */
export const ofColours: readonly string[] = ["color-contrast", "link-in-text-block"]

/**
 * The appearances of text that passed the contrast rules in this process. An appearance is everything on which the
 * contrast depends.
 */
const readable = new Set<string>()

/**
 * Shows axe-core one sample of each new appearance on the page, because the contrast of a text depends only on its
 * colour, size, weight and background. Returns the violations, and the appearances that passed.
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
    // axe-core exempts disabled elements from contrast.
    if (!hasText(element) || element.closest(".unseen, :disabled, [aria-disabled=true]") !== null) continue
    if (!element.checkVisibility()) continue
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element)
    const beside = element.tagName === "A" ? [textDecorationLine, getComputedStyle(element.parentElement).color] : []
    const look = [color, fontSize, fontWeight, textShadow, ...beside, behindOf(element)].join(";")
    if (!before.has(look)) looks.set(look, [...(looks.get(look) ?? []), element])
  }
  // Takes several elements of each appearance, because something may cover one of them.
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
 * The contrast violations of a page or of a part of it, without the appearances that passed before. axe-core must be
 * loaded in the page.
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
