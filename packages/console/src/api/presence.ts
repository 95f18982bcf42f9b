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

/** Milliseconds since the person at the page did something last, or loaded it. */
export const stillFor = (): number => performance.now() - last

/** What a person did is asked for so soon, in milliseconds; what comes later they did not ask for. */
const promptMs = 5000

/**
 * The header of a request that nobody asked for, which does not keep a session alive: a page that renews itself, a
 * job that is followed. Every request of the page says so by it.
 */
export const presenceHeader = (isBackground = stillFor() > promptMs): Readonly<Record<string, string>> =>
  isBackground ? { "svc-background": "1" } : {}
