import { useQuery } from "@tanstack/react-query"
import { request } from "../api/call.ts"
import { useEntity } from "./entity.ts"

interface Paged<Row> {
  readonly totalPages: number
  readonly data: readonly Row[]
}

/** The rows to choose from for a field; a person who may not read them types the value. */
export interface All<Row> {
  readonly rows: readonly Row[]
  readonly isRefused: boolean
}

/** All rows of a short list: countries, units, tax templates, users. */
export const useAll = <Row>(
  path: string,
  query: Readonly<Record<string, unknown>> = {},
  { enabled = true }: { readonly enabled?: boolean } = {},
): All<Row> => {
  const legalEntity = useEntity()
  const { data = [], isError } = useQuery({
    queryKey: [legalEntity, path, "all", query],
    enabled,
    staleTime: 300_000,
    queryFn: async ({ signal }) => {
      const rows: Row[] = []
      for (let PageNumber = 1; ; PageNumber += 1) {
        const asked = { ...query, PageNumber, PageSize: 100 }
        const page = (await request("get", path, { query: asked, legalEntity, signal })).body as Paged<Row>
        rows.push(...page.data)
        if (PageNumber >= page.totalPages) return rows
      }
    },
  })
  return { rows: data, isRefused: isError }
}
