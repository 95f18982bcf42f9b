import { createContext, useContext } from "react"
import { allows } from "../api/permissions.ts"
import type { Me } from "../api/me.ts"
import { type NumberWords, numberWords } from "../ui/numbers.ts"
import { nowIso, type TimeWords, timeWords } from "../ui/time.ts"

/** The signed-in person, for all pages below. */
export const SignedIn = createContext<Me | undefined>(undefined)

/** True when the session has ended under the page: nothing polls until somebody signs in again. */
export const SessionEnded = createContext(false)

export const useMe = (): Me => {
  const me = useContext(SignedIn)
  if (me === undefined) throw new Error("a page stands outside of the frame")
  return me
}

/** Returns a function that gives the reason why the person lacks a permission, or undefined. */
export const useReason = (): ((need: string) => string | undefined) => {
  const { permissions } = useMe()
  return (need) => (allows(permissions, need) ? undefined : `needs ${need}`)
}

let made: { readonly key: string; readonly words: Words } | undefined
interface Words {
  readonly time: TimeWords
  readonly numbers: NumberWords
}

/** Cached, because every row of a list uses it; for one hour, because the zone's offset may change. */
const wordsOf = (locale: string | undefined, timeZone: string | undefined, hour: string): Words => {
  const key = `${locale} ${timeZone} ${hour}`
  if (made?.key !== key) made = { key, words: { time: timeWords(locale, timeZone), numbers: numberWords(locale) } }
  return made.words
}

/** The person's formats of dates and numbers. */
export const useWords = () => {
  const { timeZone, locale } = useMe().preferences
  return wordsOf(locale, timeZone, nowIso().slice(0, 13))
}
