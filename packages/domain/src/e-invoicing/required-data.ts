import { isBic, isIban, type LegalEntityProfile } from "../billing/legal-entities/legal-entity-profile.ts"
import { given } from "../shared/given.ts"
import { parseNip } from "./nip.ts"

export type EntityData = Pick<
  LegalEntityProfile,
  "organizationNumber" | "taxRegistrationNumber" | "bankAccount" | "iban" | "bic" | "address" | "country"
>
type Requirement = readonly [text: string, applies: (entity: EntityData) => boolean]

const isMissing = (text: string | undefined): boolean => text === undefined || text.trim() === ""

const addressParts = ["street", "city", "zip", "country"] as const

const lacksAddress = ({ address, country }: EntityData): boolean => {
  const whole = { ...given({ country }), ...address }
  return addressParts.some((part) => isMissing(whole[part]))
}

/** The table of specification 2.8, its messages to the letter and in its order. */
const requirements: readonly Requirement[] = [
  ["Organization number", ({ organizationNumber }) => isMissing(organizationNumber)],
  ["Tax registration number", ({ taxRegistrationNumber }) => isMissing(taxRegistrationNumber)],
  ["Bank account / IBAN", ({ bankAccount, iban }) => isMissing(bankAccount) && isMissing(iban)],
  ["BIC", ({ bic }) => isMissing(bic)],
  ["Address fields", lacksAddress],
]

/** What national e-invoicing requires of a legal entity and it lacks; white space counts as nothing. */
export const missingData = (entity: EntityData): readonly string[] => textsOf(requirements, entity)

const warnings: readonly Requirement[] = [
  [
    "Tax registration number is not a valid NIP",
    ({ taxRegistrationNumber: number }) => !isMissing(number) && parseNip(number!) === undefined,
  ],
  ["IBAN has a wrong check digit or form", ({ iban }) => !isMissing(iban) && !isIban(iban!)],
  ["BIC must have 8 or 11 characters", ({ bic }) => !isMissing(bic) && !isBic(bic!)],
]

/** What is there and looks wrong (case D11); it does not count as missing. */
export const doubtfulData = (entity: EntityData): readonly string[] => textsOf(warnings, entity)

const textsOf = (table: readonly Requirement[], entity: EntityData): readonly string[] =>
  table.filter(([, applies]) => applies(entity)).map(([text]) => text)
