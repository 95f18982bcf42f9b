import type { EInvoicing } from "@svc/domain/e-invoicing/e-invoicing"
import { findingScopes } from "@svc/domain/e-invoicing/document-rules/check-document"
import { ruleRelease } from "@svc/domain/e-invoicing/preflight"
import { Effect } from "effect"
import { Type } from "typebox"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { closed, named } from "../shapes.ts"

const Verdict = closed(
  {
    isValid: Type.Boolean({ description: "True when no fatal rule of the scope Peppol is broken" }),
    isNationallyValid: Type.Boolean({
      description:
        "True when no fatal rule of the scope National is broken, or none is implemented for the seller's country",
    }),
    release: Type.String({ description: "The releases of the rules" }),
    found: Type.Integer({
      description: "Number of broken rules at all their places, including those that are not listed",
    }),
    findings: Type.Array(
      closed(
        {
          rule: Type.String({ description: "The official id; UBL-XSD is the schema of UBL 2.1, and PL-… are ours" }),
          scope: Type.Enum([...findingScopes], {
            description:
              "Peppol: the network refuses the document or warns about it. National: the seller's national system does",
          }),
          severity: Type.Enum(["fatal", "warning"]),
          place: Type.String({ description: "The element, as an XPath" }),
          text: Type.String(),
        },
        named("DocumentFinding"),
      ),
      { description: "The first 1000" },
    ),
  },
  named("DocumentVerdict"),
)

/** Collects a document as it arrives; a thread reads it once it is complete. */
const collect = () => {
  const pieces: Uint8Array[] = []
  return { push: (bytes: Uint8Array) => void pieces.push(bytes), end: () => Buffer.concat(pieces) }
}

/** The check of a UBL document from any source (contract E46, E47). */
export const documentCheckOperations = ({
  eInvoicing,
}: {
  readonly eInvoicing: EInvoicing
}): readonly AnyOperation[] => [
  apiOperation({
    method: "post",
    path: "/NationalEInvoices/Check",
    tag: "National e-invoices",
    need: "einvoices:read",
    transaction: "outside",
    summary: "Check a UBL document",
    description:
      "Checks an Invoice or a CreditNote of UBL 2.1, of at most 16 MiB and 400,000 elements. The answer lists the violations of the UBL schema, of every rule of EN 16931 and Peppol BIS Billing 3.0, and of the national rules for Swedish and Polish sellers. Nothing is stored.",
    takesFile: {
      types: ["application/xml", "text/xml"],
      read: collect,
      isRefusal: (_error): _error is Error => false,
    },
    answers: { 200: { description: "The broken rules", schema: Verdict } },
    handle: ({ scope }, { file }) =>
      Effect.gen(function* () {
        const bytes = (yield* Effect.fromResult(file)) as Uint8Array
        return { status: 200, body: { release: ruleRelease, ...(yield* eInvoicing.check(scope, bytes)) } }
      }),
  }),
]
