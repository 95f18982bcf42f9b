/** The keys of Find, as labelled on the probable keyboard. */
export const findKeys = /^(Mac|iP)/.test(navigator.platform) ? "⌘ K" : "Ctrl K"

/** Inputs that use the space bar and no other key. */
const unwritten: readonly string[] = ["checkbox", "radio", "button", "submit", "reset", "file"]

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLInputElement
    ? !unwritten.includes(target.type)
    : target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName))

// Screen readers treat a toast as a dialog, but it takes no keys from the page.
const inTheWay = "[role=menu],:popover-open,:is([role=dialog],[role=alertdialog]):not([data-said])"

/** True when a key is meant for the page: no text field, dialog, menu or list of choices is in use. */
export const isForPage = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !isTyping(target) && document.querySelector(inTheWay) === null
