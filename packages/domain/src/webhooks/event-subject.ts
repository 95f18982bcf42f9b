/** Members of `Data` that identify its resource for people. The first one that is present is used. */
export const subjectNumbers: readonly string[] = [
  "invoiceNumber",
  "quoteNumber",
  "orderNumber",
  "journalNumber",
  "batchNumber",
  "accountNumber",
  "productNumber",
  "number",
]

/** The number of characters of an envelope that are searched: a resource has its number among its first members. */
export const subjectReach = 2000
const longestSubject = 120

// A string that the end of the text cuts off is one token too. Otherwise the search would restart at each quote inside
// it and take quadratic time.
const tokens = /"(?:[^"\\]|\\.?)*"?|[{}[\],:]|[^\s{}[\],:"]+/gu

/** The string members of an object whose text may end anywhere, without those of nested objects. */
const stringsIn = (json: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  let depth = 0
  let [before, name] = ["", ""]
  for (const { 0: token, index } of json.matchAll(tokens)) {
    if (token.startsWith('"') && index + token.length === json.length) break
    if (token === "{" || token === "[") depth += 1
    else if (token === "}" || token === "]") depth -= 1
    else if (depth === 1 && token === ":") name = before
    else if (depth === 1 && name !== "" && token !== ",") {
      if (token.startsWith('"')) found.set(name, token)
      name = ""
    }
    if (depth === 0) break
    before = token
  }
  return new Map([...found].map(([key, text]) => [JSON.parse(key) as string, JSON.parse(text) as string]))
}

/**
 * The subject of an event in a few words for a list: its number, and the name of an account or a product. `beginning`
 * is the first part of its envelope (see `toEnvelope`), which is not read whole for each row.
 */
export const subjectOf = (beginning: string): string | undefined => {
  const start = beginning.indexOf(',"Data":')
  if (start === -1) return undefined
  const members = stringsIn(beginning.slice(start + ',"Data":'.length))
  const number = subjectNumbers.flatMap((each) => members.get(each) ?? []).find((each) => each !== "")
  const words = [number, members.get("name")].filter((each) => each !== undefined).join(" ")
  return words === "" ? undefined : words.slice(0, longestSubject)
}
