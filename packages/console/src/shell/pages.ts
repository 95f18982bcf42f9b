import { useInfiniteQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { request } from "../api/call.ts"
import { useEntity } from "./entity.ts"

interface Paged<Row> {
  readonly pageNumber: number
  readonly totalPages: number
  readonly totalCount: number
  readonly data: readonly Row[]
}

const pageSize = 100

/** Adds to the rows of a page what another question answers about all of them. */
export type Also<Row> = (rows: readonly Row[], legalEntity: string, signal: AbortSignal) => Promise<readonly Row[]>

/** A list by page number, with the count of the whole. */
export const usePages = <Row>(path: string, query: Readonly<Record<string, unknown>>, also?: Also<Row>) => {
  const legalEntity = useEntity()
  const list = useInfiniteQuery({
    // What is added to rows is of the page that asks, and no other page asks for the same rows.
    queryKey: [legalEntity, path, "pages", query, also !== undefined],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const asked = { ...query, PageNumber: pageParam, PageSize: pageSize }
      const page = (await request("get", path, { query: asked, legalEntity, signal })).body as Paged<Row>
      return also === undefined || page.data.length === 0
        ? page
        : { ...page, data: await also(page.data, legalEntity, signal) }
    },
    getNextPageParam: ({ pageNumber, totalPages }) => (pageNumber < totalPages ? pageNumber + 1 : undefined),
    placeholderData: (before) => before,
  })
  // Rows are put together once for each answer: there may be very many of them.
  const rows = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data])
  return {
    list,
    rows,
    total: list.data?.pages[0]?.totalCount,
    news: 0,
    showNews: () => undefined,
    isStale: list.isPlaceholderData,
    more: {
      has: list.hasNextPage,
      isLoading: list.isFetchingNextPage,
      load: () => void list.fetchNextPage(),
    },
  }
}
