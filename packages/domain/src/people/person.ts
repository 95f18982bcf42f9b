import { Result } from "effect"
import type { PersonId, TenantId } from "../shared/ids.ts"
import { readTimeZone } from "../shared/time-zone.ts"

export const themes = ["system", "light", "dark"] as const
export const densities = ["compact", "comfortable"] as const

/** A list with its filters that somebody wants to find again. */
interface SavedView {
  readonly name: string
  readonly url: string
}

export const dismissableKinds = ["Webhook", "RateImport"] as const

/** What is unwell and a person has seen: it is not shown to them again before it fails anew. */
interface Dismissed {
  readonly kind: (typeof dismissableKinds)[number]
  /** Of the webhook; of the import the legal entity and the provider. */
  readonly id: string
  /** When it began to be as it was, in ISO 8601; absent where that is not known. */
  readonly since?: string
  /** When it was dismissed, in ISO 8601. */
  readonly at: string
}

/** How the console shows things to a person. */
export interface Preferences {
  /** IANA name; the browser's when absent. */
  readonly timeZone?: string
  /** BCP 47 tag, for dates and numbers; the browser's when absent. */
  readonly locale?: string
  readonly theme?: (typeof themes)[number]
  readonly density?: (typeof densities)[number]
  /** Off for who speaks to the machine: a word would be taken for keys (WCAG 2.2, 2.1.4). On when absent. */
  readonly singleKeys?: boolean
  readonly views?: readonly SavedView[]
  /** Whether the steps of a new company are shown. They are when absent. */
  readonly setUpSteps?: boolean
  readonly dismissed?: readonly Dismissed[]
}

/** Somebody who signs in; belongs to no tenant (contract G1). */
export interface Person {
  readonly id: PersonId
  /** In lower case. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash?: string
  readonly preferences: Preferences
  readonly lastTenant?: TenantId
}

/** The one spelling of an address under which a person is kept. */
export const canonicalEmail = (text: string): string => text.trim().normalize("NFC").toLowerCase()

/** Reads an address; the failure is a sentence behind the field's name. Nobody sends mail there, so its form is enough. */
export const parseEmail = (text: string): Result.Result<string, string> => {
  const email = canonicalEmail(text)
  return email.length <= 254 && /^[^\s@\p{C}]{1,64}@[^\s@.\p{C}]+(\.[^\s@.\p{C}]+)*$/u.test(email)
    ? Result.succeed(email)
    : Result.fail("must be an e-mail address such as ada@example.com")
}

/** The name of a user, of the parts that are known. */
export const fullName = (firstName: string, lastName: string, email: string): string =>
  `${firstName} ${lastName}`.trim() || email

const isLocale = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** What is wrong with preferences, by field. */
export const preferenceMistakes = ({
  timeZone,
  locale,
  views = [],
}: Preferences): Readonly<Record<string, string>> => ({
  ...(timeZone === undefined || readTimeZone(timeZone) !== undefined
    ? {}
    : { "preferences.timeZone": "must be a time zone such as Europe/Stockholm" }),
  ...(locale === undefined || isLocale(locale) ? {} : { "preferences.locale": "must be a language tag such as sv-SE" }),
  // A saved view leads nowhere else: it is a path of the console.
  ...(views.every(({ url }) => /^\/console\/(?!\/)/.test(url))
    ? {}
    : { "preferences.views": "must lead to pages under /console/" }),
})
