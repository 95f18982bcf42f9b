import { Result } from "effect"
import type { PersonId, TenantId } from "../shared/ids.ts"
import { readTimeZone } from "../shared/time-zone.ts"

export const themes = ["system", "light", "dark"] as const
export const densities = ["compact", "comfortable"] as const

/** A list with its filters that a person has saved. */
interface SavedView {
  readonly name: string
  readonly url: string
}

export const dismissableKinds = ["Webhook", "RateImport"] as const

/** A problem that a person has dismissed. The console does not show it again until it recurs. */
interface Dismissed {
  readonly kind: (typeof dismissableKinds)[number]
  /** The id of the webhook; for an import, the legal entity and the provider. */
  readonly id: string
  /** The time when the problem began, in ISO 8601; absent when unknown. */
  readonly since?: string
  /** The time of the dismissal, in ISO 8601. */
  readonly at: string
}

/** The person's settings of the console. */
export interface Preferences {
  /** An IANA name; absent for the browser's time zone. */
  readonly timeZone?: string
  /** A BCP 47 tag for dates and numbers; absent for the browser's. */
  readonly locale?: string
  readonly theme?: (typeof themes)[number]
  readonly density?: (typeof densities)[number]
  /**
   * Whether single keys are shortcuts. Speech input needs them off, because spoken words would be taken for keys (WCAG
   * 2.2, 2.1.4). On when absent.
   */
  readonly singleKeys?: boolean
  readonly views?: readonly SavedView[]
  /** Whether the steps for setting up a new company are shown. Shown when absent. */
  readonly setUpSteps?: boolean
  readonly dismissed?: readonly Dismissed[]
}

/** A person who signs in. Persons belong to no tenant (contract G1). */
export interface Person {
  readonly id: PersonId
  /** The address in lower case. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash?: string
  readonly preferences: Preferences
  readonly lastTenant?: TenantId
}

/** The form of an address under which a person is stored. */
export const canonicalEmail = (text: string): string => text.trim().normalize("NFC").toLowerCase()

/**
 * Reads an address; the failure is a sentence that follows the field's name. Only the form is checked, because no mail
 * is sent to the address.
 */
export const parseEmail = (text: string): Result.Result<string, string> => {
  const email = canonicalEmail(text)
  return email.length <= 254 && /^[^\s@\p{C}]{1,64}@[^\s@.\p{C}]+(\.[^\s@.\p{C}]+)*$/u.test(email)
    ? Result.succeed(email)
    : Result.fail("must be an e-mail address such as ada@example.com")
}

/** The name of a user, made from the parts that are known. */
export const fullName = (firstName: string, lastName: string, email: string): string =>
  `${firstName} ${lastName}`.trim() || email

const isLocale = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** The mistakes in preferences, by field. */
export const preferenceMistakes = ({
  timeZone,
  locale,
  views = [],
}: Preferences): Readonly<Record<string, string>> => ({
  ...(timeZone === undefined || readTimeZone(timeZone) !== undefined
    ? {}
    : { "preferences.timeZone": "must be a time zone such as Europe/Stockholm" }),
  ...(locale === undefined || isLocale(locale) ? {} : { "preferences.locale": "must be a language tag such as sv-SE" }),
  // A saved view must be a path of the console, so that it cannot lead to another site.
  ...(views.every(({ url }) => /^\/console\/(?!\/)/.test(url))
    ? {}
    : { "preferences.views": "must lead to pages under /console/" }),
})
