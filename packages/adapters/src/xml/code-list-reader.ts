import sax from "sax"

/** A published code list: its identifier in lower case, and its codes in their order. */
export interface OfficialCodeList {
  readonly id: string
  readonly codes: ReadonlySet<string>
}

/**
 * Reads a code list file of Peppol BIS Billing 3.0 (`structure/codelist/*.xml`): `CodeList` with an `Identifier` and a
 * `Code` with an `Id` for each code. Throws an error that describes the mistake in any other file.
 */
export const readCodeList = (text: string): OfficialCodeList => {
  const parser = sax.parser(true, { trim: true })
  const path: string[] = []
  const codes = new Set<string>()
  let id: string | undefined
  parser.onerror = (error) => {
    throw new Error(`it is not XML: ${error.message.split("\n")[0]}`)
  }
  parser.onopentag = ({ name }) => void path.push(name.replace(/^.*:/, ""))
  parser.onclosetag = () => void path.pop()
  parser.ontext = (value) => {
    const at = path.join("/")
    if (at === "CodeList/Identifier") id = value.toLowerCase()
    if (at === "CodeList/Code/Id") codes.add(value)
  }
  parser.write(text).close()
  if (id === undefined || codes.size === 0) throw new Error("it has no CodeList with an Identifier and codes")
  return { id, codes }
}
