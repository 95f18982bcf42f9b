import { type CsvError, parse } from "csv-parse"
import { Readable } from "node:stream"
import { setImmediate as nextTurn } from "node:timers/promises"
import { RowsRefused } from "./rows-refused.ts"

/** Characters parsed in one turn of the event loop. */
const atOnce = 16 * 1024
const longestRecord = 256 * 1024
const mostColumns = 600

/**
 * Reads CSV (RFC 4180) with a header line, piece by piece, into rows keyed by column name, without empty cells. A cell
 * beyond the last column is keyed by its place, `column 9`. Rejects with RowsRefused.
 */
export const readCsvRows = async (text: string, mostRows: number): Promise<readonly object[]> => {
  const rows: object[] = []
  let head: readonly string[] | undefined
  try {
    for await (const record of Readable.from(piecesOf(text)).pipe(parser()) as AsyncIterable<readonly string[]>) {
      if (head === undefined) head = checkHead(record)
      else if (rows.length === mostRows) throw new RowsRefused("data", `has more than ${mostRows} rows`)
      else rows.push(rowOf(head, record))
    }
  } catch (error) {
    if (error instanceof RowsRefused) throw error
    // The library's message may repeat the text.
    const { lines } = error as CsvError
    throw new RowsRefused("data", `is not valid CSV${typeof lines === "number" ? ` near line ${lines}` : ""}`)
  }
  if (head === undefined) throw new RowsRefused("data", "must have a header line")
  return rows
}

const parser = () =>
  parse({ bom: true, trim: true, skip_empty_lines: true, relax_column_count: true, max_record_size: longestRecord })

async function* piecesOf(text: string) {
  for (let from = 0; from < text.length; from += atOnce) {
    yield text.slice(from, from + atOnce)
    await nextTurn()
  }
}

const checkHead = (names: readonly string[]): readonly string[] => {
  if (names.length > mostColumns) throw new RowsRefused("data", `has more than ${mostColumns} columns`)
  const again = names.find((name, place) => name !== "" && names.indexOf(name) !== place)
  if (again !== undefined) throw new RowsRefused("data", `has the column ${again.slice(0, 100)} twice`)
  return names
}

const rowOf = (head: readonly string[], cells: readonly string[]): object => {
  const row = Object.create(null) as Record<string, string>
  for (const [place, cell] of cells.entries()) if (cell !== "") row[head[place] || `column ${place + 1}`] = cell
  return row
}
