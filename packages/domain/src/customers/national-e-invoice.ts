import { Result } from "effect"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"

/** The roles of third parties in the national document, with their numbers (FA(3), `Podmiot3/Rola`). */
export const thirdPartyRoles = {
  Factor: 1,
  Recipient: 2,
  OriginalEntity: 3,
  AdditionalBuyer: 4,
  Issuer: 5,
  Payer: 6,
  LocalGovernmentIssuer: 7,
  LocalGovernmentRecipient: 8,
  VatGroupIssuer: 9,
  VatGroupRecipient: 10,
  Employee: 11,
} as const
export type ThirdPartyRole = keyof typeof thirdPartyRoles

/** The largest number of third parties in a national document (FA(3), `Podmiot3`). */
export const mostThirdParties = 100

/** A party beside seller and buyer that the national document names. */
export interface ThirdParty {
  readonly role: ThirdPartyRole
  readonly name: string
  /** A NIP, a VAT number of another country, or an internal identifier of the national system. */
  readonly identifier?: string
}

/**
 * Whether invoices are kept out of the national system (contract E42), and the marks and parties in its document
 * (contract E60).
 */
export interface NationalEInvoiceChoice {
  readonly excluded: boolean
  readonly reason?: string
  /** Whether the buyer is a unit of a local government (JST). */
  readonly localGovernmentUnit?: true
  /** Whether the buyer is a member of a VAT group (GV). */
  readonly vatGroupMember?: true
  readonly thirdParties?: readonly ThirdParty[]
}

export interface NationalEInvoiceChoiceRequest {
  readonly excluded: boolean
  readonly reason?: string | null | undefined
  readonly localGovernmentUnit?: boolean | undefined
  readonly vatGroupMember?: boolean | undefined
  readonly thirdParties?:
    | readonly (Omit<ThirdParty, "identifier"> & { readonly identifier?: string | undefined })[]
    | undefined
}

/**
 * The third party that each mark of the buyer requires, because otherwise the unit or member does not get the invoice.
 */
const recipients = {
  localGovernmentUnit: "LocalGovernmentRecipient",
  vatGroupMember: "VatGroupRecipient",
} as const satisfies Readonly<Record<string, ThirdPartyRole>>

/**
 * Reads a choice under `field`. An exclusion needs a reason; without an exclusion the reason is dropped. A mark of the
 * buyer needs the third party that is to get the invoice.
 */
export const readNationalEInvoiceChoice = (
  field: string,
  { excluded, reason, localGovernmentUnit, vatGroupMember, thirdParties = [] }: NationalEInvoiceChoiceRequest,
): Result.Result<NationalEInvoiceChoice, FieldsRefused> => {
  const why = reason?.trim() ?? ""
  if (excluded && why === "") return Result.fail(fieldRefused(`${field}.reason`, "is required for an exclusion"))
  const unnamed = thirdParties.findIndex(({ name }) => name.trim() === "")
  if (unnamed !== -1) return Result.fail(fieldRefused(`${field}.thirdParties[${unnamed}].name`, "is required"))
  const marks = { localGovernmentUnit: localGovernmentUnit === true, vatGroupMember: vatGroupMember === true }
  for (const [mark, role] of Object.entries(recipients) as [keyof typeof recipients, ThirdPartyRole][]) {
    if (!marks[mark] || thirdParties.some((each) => each.role === role)) continue
    return Result.fail(
      fieldRefused(
        `${field}.thirdParties`,
        `must include one with the role ${role}, who gets the invoice, because ${mark} is true`,
      ),
    )
  }
  return Result.succeed({
    excluded,
    ...(excluded ? { reason: why } : {}),
    ...(marks.localGovernmentUnit ? { localGovernmentUnit: true } : {}),
    ...(marks.vatGroupMember ? { vatGroupMember: true } : {}),
    ...(thirdParties.length === 0 ? {} : { thirdParties: thirdParties.map(readThirdParty) }),
  })
}

const readThirdParty = ({
  role,
  name,
  identifier = "",
}: NonNullable<NationalEInvoiceChoiceRequest["thirdParties"]>[number]) => ({
  role,
  name: name.trim(),
  ...(identifier.trim() === "" ? {} : { identifier: identifier.trim() }),
})
