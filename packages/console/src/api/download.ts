import { addressOf } from "./call.ts"
import { Refused, titleOf } from "./refused.ts"

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
  if (!response.ok) throw new Refused({ status: response.status, title: titleOf(response.status) })
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
