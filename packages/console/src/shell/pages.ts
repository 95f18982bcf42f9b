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

/** A list by page number, with the count of the whole. */
export const usePages = <Row>(path: string, query: Readonly<Record<string, unknown>>) => {
  const legalEntity = useEntity()
  const list = useInfiniteQuery({
    queryKey: [legalEntity, path, "pages", query],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const asked = { ...query, PageNumber: pageParam, PageSize: pageSize }
      return (await request("get", path, { query: asked, legalEntity, signal })).body as Paged<Row>
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
