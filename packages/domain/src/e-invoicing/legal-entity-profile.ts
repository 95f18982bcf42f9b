import { parseNip } from "./nip.ts"

export interface PostalAddress {
  readonly street?: string
  readonly additionalStreet?: string
  readonly city?: string
  readonly zip?: string
  /** ISO 3166-1 alpha-2 code. */
  readonly country?: string
}

/** What e-invoicing needs to know of a legal entity. */
export interface LegalEntityProfile {
  readonly name: string
  readonly organizationNumber?: string
  readonly taxRegistrationNumber?: string
  readonly bankAccount?: string
  readonly iban?: string
  readonly bic?: string
  readonly address: PostalAddress
  /** IANA name; "today" of its invoices is there (decisions F). */
  readonly timeZone: string
  /** The national e-invoice option (specification 2.8, rule 1). */
  readonly usesNationalEInvoice: boolean
}

const isMissing = (text: string | undefined): boolean => text === undefined || text.trim() === ""

const addressParts = ["street", "city", "zip", "country"] as const

/** The table of specification 2.8, its messages to the letter and in its order. */
const requirements: readonly (readonly [message: string, isLacking: (entity: LegalEntityProfile) => boolean])[] = [
  ["Organization number", ({ organizationNumber }) => isMissing(organizationNumber)],
  ["Tax registration number", ({ taxRegistrationNumber }) => isMissing(taxRegistrationNumber)],
  ["Bank account / IBAN", ({ bankAccount, iban }) => isMissing(bankAccount) && isMissing(iban)],
  ["BIC", ({ bic }) => isMissing(bic)],
  ["Address fields", ({ address }) => addressParts.some((part) => isMissing(address[part]))],
]

/** What national e-invoicing requires of a legal entity and it lacks; white space counts as nothing. */
export const missingData = (entity: LegalEntityProfile): readonly string[] =>
  requirements.filter(([, isLacking]) => isLacking(entity)).map(([message]) => message)

const warnings: readonly (readonly [text: string, isDoubtful: (entity: LegalEntityProfile) => boolean])[] = [
  [
    "Tax registration number is not a valid NIP",
    ({ taxRegistrationNumber: number }) => !isMissing(number) && parseNip(number!) === undefined,
  ],
  ["IBAN has a wrong check digit or form", ({ iban }) => !isMissing(iban) && !isIban(iban!)],
  ["BIC must have 8 or 11 characters", ({ bic }) => !isMissing(bic) && !isBic(bic!)],
]

/** What is there and looks wrong (case D11); it does not count as missing. */
export const doubtfulData = (entity: LegalEntityProfile): readonly string[] =>
  warnings.filter(([, isDoubtful]) => isDoubtful(entity)).map(([text]) => text)

/** ISO 13616: form and the remainder of 97 that its check digits make 1. */
export const isIban = (text: string): boolean => {
  const compact = text.replaceAll(/\s/g, "").toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false
  const digits = (compact.slice(4) + compact.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - "A".charCodeAt(0) + 10),
  )
  return BigInt(digits) % 97n === 1n
}

/** ISO 9362. */
export const isBic = (text: string): boolean => /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/i.test(text.trim())
