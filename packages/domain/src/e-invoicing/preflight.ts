import { Result } from "effect"
import type { PreflightOptions } from "./ports/document-check.ts"
import type { UblWriter, WrittenDocument } from "./ports/ubl-writer.ts"
import { toDocument } from "./ubl/document.ts"
import { withNationalRules } from "./ubl/national.ts"
import type { PostedInvoice } from "./ubl/posted-invoice.ts"
import { codeListRelease } from "./ubl/code-lists/all.ts"
import { amountRules } from "./ubl/rules/amounts.ts"
import { electronicAddressPresence, electronicAddressRules } from "./ubl/rules/electronic-addresses.ts"
import { polishRules } from "./ubl/rules/polish.ts"
import { presenceRules } from "./ubl/rules/presence.ts"
import type { Finding } from "./ubl/rules/rule.ts"
import { vatRules } from "./ubl/rules/vat.ts"

/** The releases of the rules against which documents are checked. Stored with every entry, because rules change. */
export const ruleRelease = `${codeListRelease}, FA(3)`

/**
 * Builds the document of a posted invoice and checks it before it is sent (contract E21). All findings are reported at
 * once, by the ids of the rules.
 */
export const preflight = (
  writer: UblWriter,
  posted: PostedInvoice,
  { national, today }: PreflightOptions,
): Result.Result<WrittenDocument, readonly Finding[]> => {
  const invoice = national ? withNationalRules(posted) : posted
  const rules = [
    ...presenceRules,
    ...electronicAddressRules,
    ...amountRules,
    ...vatRules,
    ...(national ? polishRules : electronicAddressPresence),
  ]
  const findings = [
    ...rules.flatMap((check) => check(invoice)),
    ...(national && invoice.issueDate > today
      ? [{ rule: "PL-12", text: `Issue date ${invoice.issueDate} is in the future: today is ${today}` }]
      : []),
  ]
  return Result.match(writer.write(toDocument(invoice)), {
    onFailure: (refused) =>
      Result.fail([
        ...findings,
        ...refused.map(({ path, character }) => ({
          rule: "PL-13",
          text: `${path} holds the refused character ${character}`,
        })),
      ]),
    onSuccess: (written) => (findings.length === 0 ? Result.succeed(written) : Result.fail(findings)),
  })
}

const mostShown = 100

/** Findings for people, one sentence each. Of very many, the first, and the number of the others. */
export const findingTexts = (findings: readonly Finding[]): readonly string[] => [
  ...findings.slice(0, mostShown).map(({ rule, text }) => `${rule}: ${text}`),
  ...(findings.length > mostShown ? [`${findings.length - mostShown} more are not shown`] : []),
]
