import { isBic, isIban, type LegalEntityDetails } from "../organisation/legal-entity-profile.ts"
import { given } from "../shared/given.ts"
import { parseNip } from "./nip.ts"
import { isBlank as isMissing } from "./ubl/rules/rule.ts"

export type EntityData = Pick<
  LegalEntityDetails,
  "organizationNumber" | "taxRegistrationNumber" | "bankAccount" | "iban" | "bic" | "address"
> &
  Partial<Pick<LegalEntityDetails, "country">>
type Requirement = readonly [text: string, applies: (entity: EntityData) => boolean]

const addressParts = ["street", "city", "zip", "country"] as const

const lacksAddress = ({ address, country }: EntityData): boolean => {
  const whole = { ...given({ country }), ...address }
  return addressParts.some((part) => isMissing(whole[part]))
}

/** The data that a legal entity must have, in the order and words of the answer (contract E8). */
const requirements: readonly Requirement[] = [
  ["Organization number", ({ organizationNumber }) => isMissing(organizationNumber)],
  ["Tax registration number", ({ taxRegistrationNumber }) => isMissing(taxRegistrationNumber)],
  ["Bank account / IBAN", ({ bankAccount, iban }) => isMissing(bankAccount) && isMissing(iban)],
  ["BIC", ({ bic }) => isMissing(bic)],
  ["Address fields", lacksAddress],
]

/** The required data that a legal entity lacks for national e-invoicing. White space counts as missing. */
export const missingData = (entity: EntityData): readonly string[] => textsOf(requirements, entity)

const warnings: readonly Requirement[] = [
  [
    "Tax registration number is not a valid NIP",
    ({ taxRegistrationNumber: number }) => !isMissing(number) && parseNip(number!) === undefined,
  ],
  ["IBAN has a wrong check digit or form", ({ iban }) => !isMissing(iban) && !isIban(iban!)],
  ["BIC must have 8 or 11 characters", ({ bic }) => !isMissing(bic) && !isBic(bic!)],
]

/** Data that looks wrong (contract E8). Wrong data does not count as missing. */
export const doubtfulData = (entity: EntityData): readonly string[] => textsOf(warnings, entity)

const textsOf = (table: readonly Requirement[], entity: EntityData): readonly string[] =>
  table.filter(([, applies]) => applies(entity)).map(([text]) => text)
