import type { ApiClient } from "../service/api-client.ts"

export type Row = Readonly<Record<string, unknown>>

export interface Page<A> {
  readonly totalCount: number
  readonly data: readonly A[]
}

/** The cells of a CSV text (RFC 4180), read character by character. */
export const readCsv = (text: string): readonly (readonly string[])[] => {
  const lines: string[][] = [[""]]
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const line = lines.at(-1)!
    const character = text[at]!
    if (isQuoted && character === '"' && text[at + 1] === '"') line[line.length - 1] += text[at++]!
    else if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && character === ",") line.push("")
    else if (!isQuoted && text.startsWith("\r\n", at)) {
      lines.push([""])
      at++
    } else line[line.length - 1] += character
  }
  const last = lines.pop()!
  if (isQuoted || last.length !== 1 || last[0] !== "") throw new Error("the text does not end with the end of a line")
  return lines
}

/** Makes functions that read reports by name. */
export const makeReportReader = async (api: ApiClient) => {
  const { data } = (await api.get("/Reports?PageSize=100")).body as Page<{ readonly id: string; readonly name: string }>
  const ids = new Map(data.map(({ id, name }) => [name, id]))
  const path = (name: string, query = "") => `/Reports/${ids.get(name)}/Data${query}`
  const page = async (name: string, query = "") => {
    const answer = await api.get(path(name, query))
    if (answer.status !== 200) throw new Error(`${name}: ${answer.text}`)
    return answer.body as Page<Row>
  }
  return {
    path,
    page,
    /** The first hundred rows of a report. */
    rows: async (name: string, query: string) => (await page(name, `${query}&PageSize=100`)).data,
    csv: async (name: string, query = "") => {
      const answer = await api.get(path(name, query), { accept: "text/csv" })
      if (answer.status !== 200) throw new Error(`${name}: ${answer.text}`)
      return answer.text
    },
  }
}
export type ReportReader = Awaited<ReturnType<typeof makeReportReader>>
