import { useEffect } from "react"
import type { Preferences } from "../api/me.ts"

/** Applies the person's theme and density; the theme is stored in the browser for the next load. */
export const useAppearance = (preferences: Preferences | undefined): void => {
  const { theme = "system", density = "compact" } = preferences ?? {}
  const isKnown = preferences !== undefined
  useEffect(() => {
    if (!isKnown) return
    const { dataset } = document.documentElement
    if (theme === "system") delete dataset["theme"]
    else dataset["theme"] = theme
    dataset["density"] = density
    localStorage.setItem("svc-theme", theme)
  }, [isKnown, theme, density])
}
