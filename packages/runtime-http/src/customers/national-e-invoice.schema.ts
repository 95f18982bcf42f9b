import { mostThirdParties, type ThirdPartyRole, thirdPartyRoles } from "@svc/domain/customers/national-e-invoice"
import { Type } from "typebox"
import { closed } from "../shapes.ts"

const ThirdParty = closed(
  {
    role: Type.Enum(Object.keys(thirdPartyRoles) as ThirdPartyRole[]),
    name: Type.String({ minLength: 1, maxLength: 512 }),
    identifier: Type.Optional(
      Type.String({
        maxLength: 50,
        description: "A NIP, a VAT number of another country, or an internal identifier of the national system",
      }),
    ),
  },
  { title: "NationalThirdParty" },
)

/** The exclusion from the national e-invoicing system, and what its document says of the buyer (contract E42, E60). */
export const NationalEInvoiceChoice = closed(
  {
    excluded: Type.Boolean({ description: "No entry is made, and nothing is sent to the national system" }),
    reason: Type.Optional(Type.String({ maxLength: 500, description: "Reason; required for an exclusion" })),
    localGovernmentUnit: Type.Optional(
      Type.Boolean({
        description:
          "True when the buyer is a unit of a local government (JST). The document has it in its note, because its format has no term for it",
      }),
    ),
    vatGroupMember: Type.Optional(
      Type.Boolean({
        description:
          "True when the buyer is a member of a VAT group (GV). The document has it in its note, because its format has no term for it",
      }),
    ),
    thirdParties: Type.Optional(
      Type.Array(ThirdParty, {
        maxItems: mostThirdParties,
        description:
          "Other parties that the national document names. The note of the document has all of them; the first factor is also the payee, and the first recipient the party of delivery",
      }),
    ),
  },
  { title: "NationalEInvoiceChoice" },
)
