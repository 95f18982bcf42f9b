/** The keys of Find, as they are called on the keyboard that is probably there. */
export const findKeys = /^(Mac|iP)/.test(navigator.platform) ? "⌘ K" : "Ctrl K"

/** Fields that take the space bar and nothing else. */
const unwritten: readonly string[] = ["checkbox", "radio", "button", "submit", "reset", "file"]

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLInputElement
    ? !unwritten.includes(target.type)
    : target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName))

// What is said at the edge of the page is a dialog to screen readers, and keeps no key from the page.
const inTheWay = "[role=menu],:popover-open,:is([role=dialog],[role=alertdialog]):not([data-said])"

/** Whether a key is for the page: nobody types, and no dialog, menu or list of choices is open. */
export const isForPage = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !isTyping(target) && document.querySelector(inTheWay) === null
