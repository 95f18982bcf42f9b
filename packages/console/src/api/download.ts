import { addressOf, problemOf } from "./call.ts"
import { presenceHeader } from "./presence.ts"
import { Refused } from "./refused.ts"

export interface FileAsked {
  readonly path: string
  readonly query?: Readonly<Record<string, unknown>>
  /** Absent for a file about all companies of the tenant. */
  readonly legalEntity?: string
  /** Media type, such as `text/csv` or `application/pdf`. */
  readonly type: string
  readonly signal?: AbortSignal
}

export interface Download extends FileAsked {
  readonly name: string
}

/** Fetches a file from the interface. Rejects with `Refused`. */
export const fetchFile = async ({ path, query = {}, legalEntity, type, signal }: FileAsked): Promise<Blob> => {
  const of = legalEntity === undefined ? {} : { "legal-entity": legalEntity }
  const headers = { accept: type, ...of, ...presenceHeader() }
  const response = await fetch(addressOf(path, { query }), {
    headers,
    credentials: "same-origin",
    ...(signal === undefined ? {} : { signal }),
  })
  if (!response.ok) throw new Refused(problemOf(response, await response.text()))
  return response.blob()
}

/** Fetches a file and saves it in the browser under a name. Rejects with `Refused`. */
export const download = async ({ name, ...asked }: Download): Promise<void> => handOver(name, await fetchFile(asked))

/** Saves a text of the page in the browser as a file. */
export const saveText = (name: string, type: string, text: string): void => handOver(name, new Blob([text], { type }))

const handOver = (name: string, content: Blob) => {
  const address = URL.createObjectURL(content)
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
