import { saxAcknowledgementReader } from "@svc/adapters/xml/acknowledgement-reader"
import { parseNip } from "@svc/domain/e-invoicing/nip"
import { Effect, Result } from "effect"
import { gunzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { openCases } from "./case-folders.ts"

interface Case {
  readonly file: string
  readonly given: { readonly sellerNip: string; readonly invoiceNumber: string }
  readonly expect:
    | { readonly nationalEInvoiceId: string; readonly checkDigitValid: boolean | null }
    | { readonly reason: string }
}

describe.each(openCases("acknowledgement"))("acknowledgements, $from cases", (folder) => {
  it.skipIf(folder.isAbsent).each(folder.cases<Case>())("$file", ({ file, given, expect: expected }) => {
    const packed = folder.read(file)
    const bytes = file.endsWith(".gz") ? gunzipSync(packed) : packed
    const wanted = { sellerNip: parseNip(given.sellerNip)!, invoiceNumber: given.invoiceNumber }
    const read = Effect.runSync(Effect.result(saxAcknowledgementReader.read(bytes, wanted)))
    expect(
      Result.match(read, {
        onSuccess: ({ text, checkDigitValid }) => ({ nationalEInvoiceId: text, checkDigitValid }),
        onFailure: ({ reason }) => ({ reason }),
      }),
    ).toEqual(expected)
  })
})
