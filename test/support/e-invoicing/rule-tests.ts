import { readUbl } from "@svc/adapters/xml/ubl-reader"
import { checkDocument } from "@svc/domain/e-invoicing/document-rules/check-document"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { type XmlElement, XmlDocument } from "libxml2-wasm"

/** A document of the official unit tests, with the rules that it must break and those that it must not break. */
export interface RuleTest {
  readonly file: string
  /** The number of the test in its file. */
  readonly index: number
  readonly xml: string
  readonly broken: readonly string[]
  readonly kept: readonly string[]
}

const namespaces = { v: "http://difi.no/xsd/vefa/validator/1.0" }

/** Reads every test set (VEFA validator) in the folders and their subfolders. */
export const readRuleTests = (folders: readonly string[]): readonly RuleTest[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".xml"))
      .toSorted()
      .flatMap((name) => readTestSet(path.join(folder, name))),
  )

const readTestSet = (file: string): readonly RuleTest[] => {
  const text = readFileSync(file, "utf8")
  if (!text.includes("<testSet")) return []
  const document = XmlDocument.fromString(text)
  try {
    return document.root.find("v:test", namespaces).flatMap((test, index) => {
      const ids = (...names: readonly string[]) =>
        names.flatMap((name) => test.find(`v:assert/v:${name}`, namespaces).map((each) => each.content.trim()))
      const subject = test.find("*[not(self::v:assert)]", namespaces)[0] as XmlElement | undefined
      if (subject === undefined) return []
      return [{ file, index, xml: subject.toString(), broken: ids("error", "fatal", "warning"), kept: ids("success") }]
    })
  } finally {
    document.dispose()
  }
}

/** A sentence for each difference between our verdict and the official one. */
export const disagreements = ({ file, index, xml, broken, kept }: RuleTest): readonly string[] => {
  const found = new Set(checkDocument(readUbl(Buffer.from(xml))).findings.map(({ rule }) => rule))
  const name = `${path.basename(file)}, test ${index + 1}`
  return [
    ...broken.filter((rule) => !found.has(rule)).map((rule) => `${name}: ${rule} is broken, and not found`),
    ...kept.filter((rule) => found.has(rule)).map((rule) => `${name}: ${rule} is kept, and found`),
  ]
}
