import { readUbl } from "@svc/adapters/xml/ubl-reader"
import { checkDocument } from "@svc/domain/e-invoicing/document-rules/check-document"
import { DocumentUnreadable, documentLimits } from "@svc/domain/e-invoicing/document-rules/unreadable"
import { describe, expect, it } from "vitest"
import { invoiceOfLines, xmlOf } from "../../support/e-invoicing/ubl-preflight.ts"

const xml = xmlOf(invoiceOfLines(1))
const ubl = "urn:oasis:names:specification:ubl:schema:xsd"
const invoice = `xmlns="${ubl}:Invoice-2" xmlns:cbc="${ubl}:CommonBasicComponents-2"`
const around = (text: string) => `<Invoice ${invoice}>${text}</Invoice>`
const nested = (depth: number) => around(`${"<a>".repeat(depth)}${"</a>".repeat(depth)}`)
const entity = (declarations: string) =>
  `<?xml version="1.0"?><!DOCTYPE Invoice [${declarations}]>${around("<cbc:ID>&a;</cbc:ID>")}`

const reasonOf = (given: Uint8Array | string) => {
  try {
    return readUbl(Buffer.from(given)).kind
  } catch (error) {
    return error instanceof DocumentUnreadable ? error.reason : error
  }
}

describe("a hostile document has its reason", () => {
  it.each<readonly [string, Uint8Array | string, string]>([
    ["nothing", "", "document_empty"],
    ["a page of HTML", "<html><body><br></body></html>", "document_unknown_root"],
    ["JSON", "{}", "document_malformed"],
    ["half of it", xml.slice(0, 2000), "document_malformed"],
    ["something behind its end", `${xml}<Invoice ${invoice}/>`, "document_malformed"],
    ["many laughs", entity('<!ENTITY b "ha"><!ENTITY a "&b;&b;&b;">'), "document_doctype_forbidden"],
    ["a file of the machine", entity('<!ENTITY a SYSTEM "file:///etc/passwd">'), "document_doctype_forbidden"],
    ["a harmless document type", `<!DOCTYPE Invoice>${around("")}`, "document_doctype_forbidden"],
    ["an entity of HTML", around("<cbc:ID>&nbsp;</cbc:ID>"), "document_malformed"],
    ["UTF-16", Buffer.from(`\uFEFF${xml}`, "utf16le"), "document_not_utf8"],
    ["UTF-16 without a mark", Buffer.from(xml, "utf16le"), "document_not_utf8"],
    ["another encoding", `<?xml version="1.0" encoding="ISO-8859-2"?>${around("")}`, "document_not_utf8"],
    ["a byte that is no UTF-8", Buffer.concat([Buffer.from(around("")), Buffer.from([0xff])]), "document_not_utf8"],
    ["deep nesting", nested(100_000), "document_too_deep"],
    ["an order", `<Order xmlns="${ubl}:Order-2"/>`, "document_unknown_root"],
    ["no namespace", "<Invoice/>", "document_unknown_root"],
    ["the namespace of another document", `<Invoice xmlns="${ubl}:CreditNote-2"/>`, "document_unknown_root"],
    ["too many elements", around("<a/>".repeat(documentLimits.elements)), "document_too_many_elements"],
    ["too many bytes", Buffer.alloc(documentLimits.bytes + 1, " "), "document_too_large"],
  ])("%s", (_, given, reason) => expect(reasonOf(given)).toBe(reason))

  it("attributes that the parser's own objects have are no trap", () => {
    expect(reasonOf(around('<cbc:ID __proto__="a" constructor="b" xmlns:__proto__="c">1</cbc:ID>'))).toBe("Invoice")
  })
})

describe("the same document in other clothes has the same verdict", () => {
  const verdict = checkDocument(readUbl(Buffer.from(xml)))
  it.each<readonly [string, string]>([
    ["a byte order mark", `\uFEFF${xml}`],
    [
      "other prefixes",
      xml
        .replaceAll("cbc:", "b:")
        .replaceAll("cac:", "a:")
        .replace("xmlns:cbc", "xmlns:b")
        .replace("xmlns:cac", "xmlns:a"),
    ],
    [
      "a prefix of the root",
      xml.replaceAll("<Invoice ", "<u:Invoice ").replace("</Invoice>", "</u:Invoice>").replace("xmlns=", "xmlns:u="),
    ],
    ["space and comments", xml.replaceAll("><", ">\n  <!-- note -->\n<")],
    ["texts as CDATA", xml.replace(/>(FV[^<]*)</, "><![CDATA[$1]]><")],
  ])("%s", (_, text) => expect(checkDocument(readUbl(Buffer.from(text)))).toEqual(verdict))

  it("elements of another namespace are no UBL", () => {
    const foreign = xml.replace("<cbc:ID>", '<cbc:ID xmlns:cbc="urn:other">')
    expect(checkDocument(readUbl(Buffer.from(foreign))).findings.map(({ rule }) => rule)).toContain("BR-02")
  })
})
