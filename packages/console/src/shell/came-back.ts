import { useEffect, useRef } from "react"

const name = "svc-signed-in"

/** Tells the other tabs that somebody came back from a sign-in provider. */
export const tellCameBack = (): void => {
  const channel = new BroadcastChannel(name)
  channel.postMessage("back")
  channel.close()
}

/** Hears from another tab that somebody came back from a sign-in provider. */
export const useCameBack = (onBack: () => void): void => {
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => {
    const channel = new BroadcastChannel(name)
    channel.addEventListener("message", () => latest.current())
    return () => channel.close()
  }, [])
}
