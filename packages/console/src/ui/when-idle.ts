/** Does something when the browser has nothing else to do; where it does not tell, in a moment. */
export const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 500)
}
