import { addressOf, problemOf } from "./call.ts"
import { Refused } from "./refused.ts"

export interface Download {
  readonly path: string
  readonly query?: Readonly<Record<string, unknown>>
  readonly legalEntity: string
  /** `text/csv`, `application/pdf`. */
  readonly type: string
  readonly name: string
}

/** Fetches a file of the interface and hands it to the browser under its name. Rejects with `Refused`. */
export const download = async ({ path, query = {}, legalEntity, type, name }: Download): Promise<void> => {
  const headers = { accept: type, "legal-entity": legalEntity }
  const response = await fetch(addressOf(path, { query }), { headers, credentials: "same-origin" })
  if (!response.ok) throw new Refused(problemOf(response, await response.text()))
  handOver(name, await response.blob())
}

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
