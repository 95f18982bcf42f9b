import { createHash } from "node:crypto"
import { saxAcknowledgementReader } from "@svc/adapters/xml/acknowledgement-reader"
import { acknowledgementLimits } from "@svc/domain/e-invoicing/acknowledgement"
import { parseNip } from "@svc/domain/e-invoicing/nip"
import { Effect, Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  acknowledgementOf,
  sampleDocument,
  sampleInvoice,
  sampleNumber,
  sampleSeller,
} from "../../support/e-invoicing/acknowledgements.ts"

const wanted = { sellerNip: parseNip(sampleSeller)!, invoiceNumber: sampleInvoice }
const read = (content: string | Uint8Array, invoiceNumber = sampleInvoice) => {
  const bytes = typeof content === "string" ? Buffer.from(content) : content
  const outcome = Effect.runSync(Effect.result(saxAcknowledgementReader.read(bytes, { ...wanted, invoiceNumber })))
  return Result.match(outcome, { onSuccess: ({ text }) => text, onFailure: ({ reason }) => reason })
}
const whole = acknowledgementOf(sampleDocument())
const signature = (inside: string) =>
  `<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignatureValue>AAAA</SignatureValue>${inside}</Signature>`
const bomb = `<!DOCTYPE Potwierdzenie [${Array.from({ length: 10 }, (_, level) => `<!ENTITY e${level} "${level === 0 ? "lol" : `&e${level - 1};`.repeat(10)}">`).join("")}]>`

it("gives the number of the one document", () => expect(read(whole)).toBe(sampleNumber()))

it("finds one of 10,000 documents", () => {
  const documents = Array.from({ length: 10_000 }, (_, index) =>
    sampleDocument({ number: sampleNumber(index), invoice: `FV/2026/${String(index).padStart(5, "0")}` }),
  )
  const file = acknowledgementOf(documents.join("\n"))
  expect(read(file, "FV/2026/07777")).toBe(sampleNumber(7777))
  expect(read(file, "FV/2026/10000")).toBe("upo_other_invoice")
})

describe("is refused with its reason", () => {
  it.each<readonly [string, string | Uint8Array, string]>([
    [
      "billion laughs",
      acknowledgementOf(sampleDocument({ number: "&e9;" }), { before: bomb }),
      "upo_doctype_forbidden",
    ],
    [
      "quadratic blow-up",
      acknowledgementOf(sampleDocument({ number: "&a;".repeat(10_000) }), {
        before: `<!DOCTYPE a [<!ENTITY a "${"x".repeat(100_000)}">]>`,
      }),
      "upo_doctype_forbidden",
    ],
    [
      "a file from the disk",
      acknowledgementOf(sampleDocument({ number: "&x;" }), {
        before: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      }),
      "upo_doctype_forbidden",
    ],
    [
      "an address",
      acknowledgementOf("", { before: '<!DOCTYPE a SYSTEM "http://169.254.169.254/">' }),
      "upo_doctype_forbidden",
    ],
    [
      "a parameter entity",
      acknowledgementOf("", { before: '<!DOCTYPE a [<!ENTITY % p SYSTEM "http://127.0.0.1/"> %p;]>' }),
      "upo_doctype_forbidden",
    ],
    [
      "a harmless DOCTYPE",
      acknowledgementOf(sampleDocument(), { before: "<!DOCTYPE Potwierdzenie>" }),
      "upo_doctype_forbidden",
    ],
    ["an entity nobody declared", acknowledgementOf(sampleDocument({ number: "&nbsp;" })), "upo_malformed"],
    ["elements 100,000 deep", acknowledgementOf("<a>".repeat(100_000)), "upo_too_deep"],
    ["more than 16 MiB", Buffer.alloc(acknowledgementLimits.bytes + 1, " "), "upo_too_large"],
    ["nothing", "", "upo_empty"],
    ["white space", " \n ", "upo_malformed"],
    ["cut off", whole.slice(0, -20), "upo_malformed"],
    ["a page", "<html><head><title>Incapsula</title></head><body/></html>", "upo_unknown_root"],
    ["JSON", '{"status":"processing"}', "upo_malformed"],
    ["UTF-16", Buffer.from(`\uFEFF${whole}`, "utf16le"), "upo_not_utf8"],
    ["UTF-16 without a mark", Buffer.from(whole, "utf16le"), "upo_not_utf8"],
    ["another declared encoding", whole.replace("utf-8", "ISO-8859-2"), "upo_not_utf8"],
    [
      "a byte that is no UTF-8",
      Buffer.concat([Buffer.from(whole.slice(0, 200)), Buffer.from([0xff]), Buffer.from(whole.slice(200))]),
      "upo_not_utf8",
    ],
    ["another root", whole.replaceAll("Potwierdzenie", "Faktura"), "upo_unknown_root"],
    ["another namespace", whole.replace("v4-3", "v9-9"), "upo_unknown_root"],
    ["an attribute the parser trips over", whole.replace(" xmlns=", ' hasOwnProperty="" xmlns='), "upo_malformed"],
    ["no namespace", whole.replace(/ xmlns="[^"]*"/, ""), "upo_unknown_root"],
    ["the first version", whole.replace("v4-3", "v3"), "upo_unknown_root"],
    ["no document", acknowledgementOf(""), "upo_no_documents"],
    [
      "two of one seller and number",
      acknowledgementOf(sampleDocument() + sampleDocument({ number: sampleNumber(1) })),
      "upo_ambiguous",
    ],
    [
      "no number",
      acknowledgementOf(sampleDocument().replace(/<NumerKSeFDokumentu>.*<\/NumerKSeFDokumentu>/, "")),
      "upo_number_missing",
    ],
    ["a blank number", acknowledgementOf(sampleDocument({ number: " \n " })), "upo_number_missing"],
    [
      "a number in lower case",
      acknowledgementOf(sampleDocument({ number: sampleNumber(0xabcdef).toLowerCase() })),
      "upo_number_malformed",
    ],
    ["another seller", acknowledgementOf(sampleDocument({ seller: "1111111111" })), "upo_other_invoice"],
    ["another invoice", acknowledgementOf(sampleDocument({ invoice: "FV/1" })), "upo_other_invoice"],
    [
      "a number of another seller",
      acknowledgementOf(sampleDocument({ number: sampleNumber(0, "1111111111") })),
      "upo_number_other_seller",
    ],
    [
      "a field twice",
      acknowledgementOf(sampleDocument({ more: `<NumerKSeFDokumentu>${sampleNumber(1)}</NumerKSeFDokumentu>` })),
      "upo_duplicate_field",
    ],
    [
      "an element in a field",
      acknowledgementOf(sampleDocument({ number: `<b>${sampleNumber()}</b>` })),
      "upo_malformed",
    ],
    [
      "a number in a comment",
      acknowledgementOf(sampleDocument({ number: `<!--${sampleNumber()}-->` })),
      "upo_number_missing",
    ],
    ["a document in another element", acknowledgementOf(`<Inny>${sampleDocument()}</Inny>`), "upo_no_documents"],
    ["a document in a signature", acknowledgementOf(signature(sampleDocument())), "upo_no_documents"],
    [
      "a document of another namespace",
      acknowledgementOf(sampleDocument().replace("<Dokument>", '<Dokument xmlns="urn:x">')),
      "upo_no_documents",
    ],
    ["two roots", whole + whole.slice(whole.indexOf("<P")), "upo_malformed"],
    ["something behind it", `${whole}x`, "upo_malformed"],
    ["a megabyte in a field", acknowledgementOf(sampleDocument({ number: "A".repeat(1_000_000) })), "upo_malformed"],
  ])("%s", (_, content, reason) => expect(read(content)).toBe(reason))
})

describe("is read all the same", () => {
  it.each<readonly [string, string | Uint8Array]>([
    ["with a mark", `\uFEFF${whole}`],
    ["with a prefix", whole.replaceAll(/<(\/?)(\w)/g, "<$1upo:$2").replace("xmlns=", "xmlns:upo=")],
    ["with white space around the number", acknowledgementOf(sampleDocument({ number: ` \n${sampleNumber()}\t` }))],
    ["in CDATA", acknowledgementOf(sampleDocument({ number: `<![CDATA[${sampleNumber()}]]>` }))],
    [
      "with a signature before and behind",
      acknowledgementOf(`${signature("")}${sampleDocument()}${signature(sampleDocument())}`),
    ],
    [
      "beside documents of others",
      acknowledgementOf(
        sampleDocument({ seller: "1111111111" }) + sampleDocument() + sampleDocument({ invoice: "FV/2" }),
      ),
    ],
    ["in the schema before", whole.replace("v4-3", "v4-2")],
    ["without a declaration", whole.slice(whole.indexOf("\n") + 1)],
  ])("%s", (_, content) => expect(read(content)).toBe(sampleNumber()))
})

it("a cut, a doubled or a changed piece never gives another number", () => {
  const documents = acknowledgementOf(
    sampleDocument({ invoice: "FV/OTHER", number: sampleNumber(1) }) + sampleDocument(),
  )
  fc.assert(
    fc.property(
      fc.nat(documents.length),
      fc.nat(60),
      fc.constantFrom("", "<", ">", "&", '"', "<x/>", "]]>", "Dokument"),
      (at, length, instead) => {
        const changed = documents.slice(0, at) + instead + documents.slice(at + length)
        expect(read(changed)).not.toBe(sampleNumber(1))
      },
    ),
    { numRuns: 1000 },
  )
})

it("gives what the file says of the document and of itself, and nothing of a signature", () => {
  const header = `<NumerReferencyjnySesji>S-1</NumerReferencyjnySesji><Uwierzytelnienie><IdKontekstu><Nip>${sampleSeller}</Nip></IdKontekstu><SkrotDokumentuUwierzytelniajacego>hash=</SkrotDokumentuUwierzytelniajacego></Uwierzytelnienie><NazwaStrukturyLogicznej>${"x".repeat(300)}</NazwaStrukturyLogicznej>`
  const file = acknowledgementOf(
    `${header}${sampleDocument()}${signature("<KodFormularza>forged</KodFormularza>")}<NumerReferencyjnySesji>S-2</NumerReferencyjnySesji>`,
  )
  const found = Effect.runSync(saxAcknowledgementReader.read(Buffer.from(file), wanted))
  expect(found.header).toEqual({
    receivedBy: "Ministerstwo Finansów",
    session: "S-1",
    contextKind: "Nip",
    contextId: sampleSeller,
    authenticationHash: "hash=",
    structure: "x".repeat(256),
  })
  expect(found.document).toMatchObject({
    issueDate: "2025-09-16",
    sentAt: "2025-09-16T11:05:40.841+02:00",
    acceptedAt: "2025-09-16T11:05:41.045+02:00",
  })
  expect(found.fileHash).toBe(createHash("sha256").update(file).digest("base64"))
})
