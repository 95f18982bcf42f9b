import { isDate } from "../../ubl/rules/presence.ts"
import type { XmlElement } from "../document.ts"

/** A type of basic element of UBL 2.1: the form of its text, and its attributes. */
interface ValueType {
  readonly ending: string
  readonly text: string
  readonly isValid: (text: string) => boolean
  readonly attributes: string
  readonly required?: string
}

const zone = /(?:Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))$/
const isDay = (text: string) => isDate(text.replace(zone, ""))
const isTime = (text: string) =>
  /^(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?|24:00:00(?:\.0+)?)$/.test(text.replace(zone, ""))
const isDecimal = (text: string) => /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)
const isTruth = (text: string) => ["true", "false", "1", "0"].includes(text)
const isBase64 = (text: string) => {
  const whole = text.replaceAll(/\s+/g, "")
  return whole.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(whole)
}
const isAnything = () => true

const number = { text: "a number", isValid: isDecimal }
const word = { text: "a text", isValid: isAnything }
const identifier = {
  ...word,
  attributes: "schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI",
}

/** The types by the ending of element names, longest first. The last type applies to all other names. */
const valueTypes: readonly ValueType[] = [
  {
    ending: "BinaryObject",
    text: "in base64",
    isValid: isBase64,
    attributes: "format mimeCode encodingCode characterSetCode uri filename",
    required: "mimeCode",
  },
  { ending: "Indicator", text: "true or false", isValid: isTruth, attributes: "" },
  { ending: "Quantity", ...number, attributes: "unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName" },
  { ending: "Measure", ...number, attributes: "unitCode unitCodeListVersionID", required: "unitCode" },
  { ending: "Numeric", ...number, attributes: "format" },
  { ending: "Percent", ...number, attributes: "format" },
  { ending: "Amount", ...number, attributes: "currencyID currencyCodeListVersionID", required: "currencyID" },
  {
    ending: "Code",
    ...word,
    attributes: "listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI",
  },
  { ending: "Date", text: "a date", isValid: isDay, attributes: "" },
  { ending: "Rate", ...number, attributes: "format" },
  { ending: "Time", text: "a time", isValid: isTime, attributes: "" },
  { ending: "URI", ...identifier },
  { ending: "ID", ...identifier },
  { ending: "", ...word, attributes: "languageID languageLocaleID" },
]

const known = new Map<string, ValueType & { readonly names: ReadonlySet<string> }>()
const typeOf = (name: string) => {
  const found = known.get(name)
  if (found !== undefined) return found
  const type = valueTypes.find(({ ending }) => name.endsWith(ending))!
  const made = { ...type, names: new Set(type.attributes.split(" ")) }
  known.set(name, made)
  return made
}

/** Attributes of XML Schema itself, such as `xsi:schemaLocation`, are allowed everywhere. */
export const isOfSchema = (attribute: string): boolean => attribute.startsWith("xsi:")

/** The mistakes in the text and attributes of a basic element, by its type in UBL 2.1, one sentence each. */
export const wrongOfValue = ({ name, text, attributes, children }: XmlElement): readonly string[] => {
  const type = typeOf(name)
  const wrong: string[] = []
  if (children.length > 0) wrong.push("holds another element")
  if (!type.isValid(text)) wrong.push(`must be ${type.text}`)
  for (const attribute in attributes)
    if (!type.names.has(attribute) && !isOfSchema(attribute)) wrong.push(`has no attribute ${attribute}`)
  if (type.required !== undefined && attributes[type.required] === undefined)
    wrong.push(`its attribute ${type.required} is missing`)
  return wrong
}
