/** By these members of its data people know what an event is about; the first one that is there counts. */
const numbers: readonly string[] = [
  "invoiceNumber",
  "quoteNumber",
  "orderNumber",
  "journalNumber",
  "batchNumber",
  "accountNumber",
  "productNumber",
  "number",
]

/** So much of an envelope, in characters, is looked through: a resource has its number among its first members. */
export const subjectReach = 2000
const longestSubject = 120

// A string that the end of the text cuts is one token too: looked for anew behind each quote in it, its end would take the square of its length.
const tokens = /"(?:[^"\\]|\\.?)*"?|[{}[\],:]|[^\s{}[\],:"]+/gu

/** The strings among the members of an object of which the text may end anywhere; not those of what is inside of it. */
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
 * What an event is about, in a few words for a list: its number, with the name of an account or a product. `beginning` is
 * that of its envelope (see `toEnvelope`), which is not read whole for each row.
 */
export const subjectOf = (beginning: string): string | undefined => {
  const start = beginning.indexOf(',"Data":')
  if (start === -1) return undefined
  const members = stringsIn(beginning.slice(start + ',"Data":'.length))
  const number = numbers.flatMap((each) => members.get(each) ?? []).find((each) => each !== "")
  const words = [number, members.get("name")].filter((each) => each !== undefined).join(" ")
  return words === "" ? undefined : words.slice(0, longestSubject)
}
