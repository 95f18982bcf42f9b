import { keepText } from "./kept-text.ts"

/** Forms and dialogs with typed text that was not sent. */
const typed = new Set<Element>()

/** The name by which the text of a form is kept in the tab; undefined where it is not. */
const keptName = (form: Element): string | undefined =>
  form instanceof HTMLFormElement ? form.dataset["kept"] : undefined

export const markTyped = (form: Element | null): void => {
  if (form === null) return
  typed.add(form)
  const kept = keptName(form)
  if (kept !== undefined) keepText(form as HTMLFormElement, kept)
}
/** Forgets the typed text of a form or a dialog: it was sent, discarded or removed. */
export const forgetTyped = (within: Element | null): void => {
  for (const form of typed) if (within?.contains(form) === true) typed.delete(form)
}

/** True when the page, or a part of it, has typed text that was not sent. */
export const isUnsaved = (within: Element = document.documentElement): boolean =>
  [...typed].some((form) => within.contains(form))

/** Asks once before typed text is lost: a second way out of the same page or dialog does not ask again. */
export const mayLeave = (within: Element = document.documentElement): boolean => {
  // The browser's own question holds Back until it is answered, and works over any dialog.
  // eslint-disable-next-line no-alert
  if (isUnsaved(within) && !confirm("Leave without saving? The text that you typed is lost.")) return false
  forgetTyped(within)
  return true
}
