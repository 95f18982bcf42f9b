import { allowanceReasons } from "./allowance-reasons.ts"
import { chargeReasons } from "./charge-reasons.ts"
import type { CodeList } from "./code-list.ts"
import { countries } from "./countries.ts"
import { currencies } from "./currencies.ts"
import { electronicAddressSchemes } from "./electronic-address-schemes.ts"
import { exemptionReasons } from "./exemption-reasons.ts"
import { creditNoteTypes } from "./credit-note-types.ts"
import { identifierSchemes } from "./identifier-schemes.ts"
import { invoiceTypes } from "./invoice-types.ts"
import { itemTypes } from "./item-types.ts"
import { noteSubjects } from "./note-subjects.ts"
import { objectIdentifiers } from "./object-identifiers.ts"
import { mediaTypes } from "./media-types.ts"
import { paymentMeans } from "./payment-means.ts"
import { units } from "./units.ts"

/** The releases from which the lists were taken. A new release changes the lists and this text. */
export const codeListRelease = "Peppol BIS Billing 3.0.21, EN 16931 CEN 1.3.16"

export const codeLists: readonly CodeList[] = [
  allowanceReasons,
  chargeReasons,
  countries,
  creditNoteTypes,
  currencies,
  electronicAddressSchemes,
  exemptionReasons,
  identifierSchemes,
  invoiceTypes,
  itemTypes,
  mediaTypes,
  noteSubjects,
  objectIdentifiers,
  paymentMeans,
  units,
]

/** The difference between an official list and ours, in the order of the codes. */
export interface CodeListDifference {
  /** Codes that only the official list has. */
  readonly added: readonly string[]
  /** Codes that only our list has. */
  readonly withdrawn: readonly string[]
}

export const compareCodes = ({ codes }: CodeList, official: ReadonlySet<string>): CodeListDifference => ({
  added: [...official].filter((code) => !codes.has(code)),
  withdrawn: [...codes].filter((code) => !official.has(code)),
})
