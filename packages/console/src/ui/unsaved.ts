/** Forms and dialogs with typed text that was not sent. */
const typed = new Set<Element>()

export const markTyped = (form: Element | null): void => {
  if (form !== null) typed.add(form)
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
