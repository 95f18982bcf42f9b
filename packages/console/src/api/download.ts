import { addressOf, problemOf } from "./call.ts"
import { presenceHeader } from "./presence.ts"
import { Refused } from "./refused.ts"

export interface FileAsked {
  readonly path: string
  readonly query?: Readonly<Record<string, unknown>>
  readonly legalEntity: string
  /** `text/csv`, `application/pdf`. */
  readonly type: string
  readonly signal?: AbortSignal
}

export interface Download extends FileAsked {
  readonly name: string
}

/** Fetches a file of the interface. Rejects with `Refused`. */
export const fetchFile = async ({ path, query = {}, legalEntity, type, signal }: FileAsked): Promise<Blob> => {
  const headers = { accept: type, "legal-entity": legalEntity, ...presenceHeader() }
  const response = await fetch(addressOf(path, { query }), {
    headers,
    credentials: "same-origin",
    ...(signal === undefined ? {} : { signal }),
  })
  if (!response.ok) throw new Refused(problemOf(response, await response.text()))
  return response.blob()
}

/** Fetches a file and hands it to the browser under its name. Rejects with `Refused`. */
export const download = async ({ name, ...asked }: Download): Promise<void> => handOver(name, await fetchFile(asked))

/** Hands a text that the page has to the browser as a file. */
export const saveText = (name: string, type: string, text: string): void => handOver(name, new Blob([text], { type }))

const handOver = (name: string, content: Blob) => {
  const address = URL.createObjectURL(content)
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
