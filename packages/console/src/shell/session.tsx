import { createContext, useContext, useMemo } from "react"
import { allows } from "../api/permissions.ts"
import type { Me } from "../api/me.ts"
import { numberWords } from "../ui/numbers.ts"
import { timeWords } from "../ui/time.ts"

/** Whoever is signed in; pages stand below it. */
export const SignedIn = createContext<Me | undefined>(undefined)

export const useMe = (): Me => {
  const me = useContext(SignedIn)
  if (me === undefined) throw new Error("a page stands outside of the frame")
  return me
}

/** Asks whether the person may do something; the answer is why not, or undefined. */
export const useReason = (): ((need: string) => string | undefined) => {
  const { permissions } = useMe()
  return (need) => (allows(permissions, need) ? undefined : `needs ${need}`)
}

/** How the person reads dates and numbers. */
export const useWords = () => {
  const { timeZone, locale } = useMe().preferences
  return useMemo(() => ({ time: timeWords(locale, timeZone), numbers: numberWords(locale) }), [locale, timeZone])
}
