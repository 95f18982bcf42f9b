import { readCodeList } from "@svc/adapters/xml/code-list-reader"
import {
  type CodeListDifference,
  codeListRelease,
  codeLists,
  compareCodes,
} from "@svc/domain/e-invoicing/ubl/code-lists/all"
import type { Command } from "commander"
import { plainMessage } from "@svc/adapters/observability/plain-message"
import { type Cli, command } from "../command.ts"
import { CommandFailed, UsageRefused } from "../failure.ts"
import type { Invocation } from "../invocation.ts"
import { table } from "../output.ts"
import { readBytes } from "../read-bytes.ts"

/** Shows the code lists used to check documents, or their differences from an official file. */
export const codeListsCommand = (cli: Cli): Command =>
  command("code-lists", "Show the code lists of documents, or compare one with an official file", {
    details:
      "The file is one of structure/codelist of OpenPEPPOL/peppol-bis-invoice-3, such as eas.xml of a newer release. Codes that only the file has are added, those that only this service has are withdrawn.",
    examples: ["einvoices code-lists", "einvoices code-lists eas.xml"],
  })
    .argument("[file]", "a code list file of Peppol BIS Billing 3.0")
    .action(
      cli.act((invocation, _: object, file?: string) =>
        file === undefined ? Promise.resolve(shown()) : compared(invocation, file),
      ),
    )

const shown = () => ({
  json: {
    release: codeListRelease,
    lists: codeLists.map(({ id, version, rules, codes }) => ({ id, version, rules, codes: [...codes] })),
  },
  text: `${codeListRelease}\n\n${table(
    ["LIST", "VERSION", "CODES", "RULES"],
    codeLists.map(({ id, version, rules, codes }) => [id, version, String(codes.size), rules.join(", ")]),
  )}`,
})

const compared = async (invocation: Invocation, file: string) => {
  const official = await read(invocation, file)
  const ours = codeLists.find(({ id }) => id === official.id)
  if (ours === undefined) {
    const known = codeLists.map(({ id }) => id).join(", ")
    throw new UsageRefused({ message: `${file} is the list ${official.id}; this service has ${known}.` })
  }
  const difference = compareCodes(ours, official.codes)
  const isSame = difference.added.length + difference.withdrawn.length === 0
  return {
    json: { id: ours.id, version: ours.version, ...difference },
    text: isSame ? `No differences: ${ours.id} has the ${official.codes.size} codes of the file.` : textOf(difference),
    failed: !isSame,
  }
}

const read = async (invocation: Invocation, file: string) => {
  const bytes = await readBytes(invocation, file)
  try {
    return readCodeList(Buffer.from(bytes).toString())
  } catch (cause) {
    throw new CommandFailed({ message: `${file} is not a code list: ${plainMessage(cause)}`, cause })
  }
}

const textOf = ({ added, withdrawn }: CodeListDifference): string =>
  [...added.map((code) => `added: ${code}`), ...withdrawn.map((code) => `withdrawn: ${code}`)].join("\n")
