const signs = ["pointerdown", "click", "keydown", "wheel", "touchmove", "popstate"] as const

let last = performance.now()
for (const sign of signs)
  addEventListener(
    sign,
    ({ isTrusted }) => {
      if (isTrusted) last = performance.now()
    },
    { capture: true, passive: true },
  )

/** Milliseconds since the person's last action on the page, or since the page was loaded. */
export const stillFor = (): number => performance.now() - last

/** Requests within this time after an action, in milliseconds, count as made by the person. */
const promptMs = 5000

/**
 * The header of a request that no person made, for example when a page refreshes itself; it does not prolong the
 * session. Every request of the page uses this function.
 */
export const presenceHeader = (isBackground = stillFor() > promptMs): Readonly<Record<string, string>> =>
  isBackground ? { "svc-background": "1" } : {}
