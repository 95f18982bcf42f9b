/** Runs work when the browser is idle; in a moment, if the browser does not report that. */
export const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 500)
}
