import { readUbl } from "@svc/adapters/xml/ubl-reader"
import { checkDocument, type DocumentFinding } from "@svc/domain/e-invoicing/document-rules/check-document"
import { DocumentUnreadable } from "@svc/domain/e-invoicing/document-rules/unreadable"
import { ruleRelease } from "@svc/domain/e-invoicing/preflight"
import type { Command } from "commander"
import { type Cli, command } from "../command.ts"
import { CommandFailed } from "../failure.ts"
import type { Invocation } from "../invocation.ts"
import { readBytes } from "../read-bytes.ts"
import { table } from "../output.ts"

/** Checks a UBL document, which may come from another system. */
export const checkCommand = (cli: Cli): Command =>
  command("check", "Check a UBL document under the official rules", {
    details:
      "Lists the violations in an Invoice or a CreditNote of the UBL 2.1 schema, of every rule of EN 16931 and Peppol BIS Billing 3.0, and of the national rules for Swedish and Polish sellers, with their places. The exit code is 1 when a fatal rule of the scope Peppol is broken, with --national also for the scope National. Needs no database.",
    examples: ["einvoices check invoice.xml", "einvoices check - < invoice.xml"],
  })
    .argument("<file>", "the document; - reads standard input")
    .option("--national", "end with 1 also when a fatal rule of the national system is broken")
    .action(
      cli.act(async (invocation, { national = false }: { readonly national?: boolean }, file: string) => {
        const verdict = checkDocument(await read(invocation, file))
        return {
          json: { release: ruleRelease, ...verdict },
          text: textOf(verdict),
          failed: !verdict.isValid || (national && !verdict.isNationallyValid),
        }
      }),
    )

const read = async (invocation: Invocation, file: string) => {
  const bytes = await readBytes(invocation, file)
  try {
    return readUbl(bytes)
  } catch (cause) {
    if (!(cause instanceof DocumentUnreadable)) throw cause
    throw new CommandFailed({ message: cause.message, cause })
  }
}

const textOf = ({ findings, found }: { readonly findings: readonly DocumentFinding[]; readonly found: number }) => {
  if (found === 0) return "No rule is broken."
  const rows = findings.map(({ rule, scope, severity, place, text }) => [rule, scope, severity, place, text])
  const rest = found > findings.length ? `\n${found - findings.length} more are not shown.` : ""
  return `${table(["RULE", "SCOPE", "SEVERITY", "PLACE", "WHAT"], rows)}${rest}`
}
