import { useEffect, useRef } from "react"

const name = "svc-signed-in"

/** Tells the other tabs that a person has returned from a sign-in provider. */
export const tellReturn = (): void => {
  const channel = new BroadcastChannel(name)
  channel.postMessage("back")
  channel.close()
}

/** Calls `onBack` when a person has returned from a sign-in provider in another tab. */
export const useReturn = (onBack: () => void): void => {
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
