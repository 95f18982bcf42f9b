import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query"
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

/** Adds data from another request to all rows of a page. */
export type Also<Row> = (rows: readonly Row[], legalEntity: string, signal: AbortSignal) => Promise<readonly Row[]>

type Query = Readonly<Record<string, unknown>>

const loadPage = async <Row>(
  path: string,
  asked: { readonly query: Query; readonly legalEntity: string; readonly also: Also<Row> | undefined },
  call: { readonly page: number; readonly signal: AbortSignal },
): Promise<Paged<Row>> => {
  const { also, legalEntity } = asked
  const { signal } = call
  const query = { ...asked.query, PageNumber: call.page, PageSize: pageSize }
  const page = (await request("get", path, { query, legalEntity, signal })).body as Paged<Row>
  return also === undefined || page.data.length === 0
    ? page
    : { ...page, data: await also(page.data, legalEntity, signal) }
}

/** A paged list with the total count; `kind` decides what is refreshed after a change. */
export const usePages = <Row>(path: string, query: Query, also?: Also<Row>, kind: "pages" | "log" = "pages") => {
  const legalEntity = useEntity()
  // The added data belongs to the requesting page, which shares its rows with no other page.
  const key = [legalEntity, path, kind, query, also !== undefined] as const
  const list = useInfiniteQuery({
    queryKey: key,
    ...(kind === "log" ? { staleTime: Number.POSITIVE_INFINITY } : {}),
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => loadPage(path, { query, legalEntity, also }, { page: pageParam, signal }),
    getNextPageParam: ({ pageNumber, totalPages }) => (pageNumber < totalPages ? pageNumber + 1 : undefined),
    placeholderData: (before) => before,
  })
  // Computed once per answer, because there may be very many rows.
  const rows = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data])
  return {
    key,
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

/** Pages that are checked for new rows; later rows stay as they were read. */
const watched = 5
/** How long freshly read data is used without another request, in milliseconds. */
const freshMs = 10_000

/** Counts new rows. An unknown row at the end may have moved up because other rows were deleted. */
const countNew = <Row extends { readonly id: string }>(
  fresh: readonly Row[],
  known: ReadonlySet<string>,
  hasMore: boolean,
): number => {
  const last = fresh.findLastIndex(({ id }) => known.has(id))
  return fresh.filter(({ id }, place) => !known.has(id) && (!hasMore || last === -1 || place < last)).length
}

/**
 * A paged list whose rows keep their places: existing rows are refreshed, new ones are counted and shown on request.
 */
export const useListed = <Row extends { readonly id: string }>(path: string, query: Query, also?: Also<Row>) => {
  const legalEntity = useEntity()
  const client = useQueryClient()
  const { key, ...pages } = usePages<Row>(path, query, also, "log")
  const { list, rows } = pages
  // While a filter changes, the previous rows are still shown; they are not the start of this list.
  const first = list.isPlaceholderData ? undefined : list.data?.pages.slice(0, watched)
  const headKey = [legalEntity, path, "head", query, also !== undefined]
  const head = useQuery({
    queryKey: headKey,
    enabled: first !== undefined,
    staleTime: freshMs,
    initialData: first,
    initialDataUpdatedAt: list.dataUpdatedAt,
    queryFn: async ({ signal }) => {
      const found: Paged<Row>[] = []
      for (let page = 1; page <= Math.max(1, first?.length ?? 1); page += 1)
        found.push(await loadPage(path, { query, legalEntity, also }, { page, signal }))
      return found
    },
  })
  const known = useMemo(() => new Set(rows.map(({ id }) => id)), [rows])
  const fresh = useMemo(() => head.data?.flatMap(({ data }) => data) ?? [], [head.data])
  const renewed = useMemo(() => {
    const now = new Map(fresh.map((row) => [row.id, row]))
    return rows.map((row) => now.get(row.id) ?? row)
  }, [rows, fresh])
  if (first === undefined) return { ...pages, hasChanged: false }
  const total = head.data?.[0]?.totalCount
  // After a change both are read again; until both have answered, their rows are not compared.
  const isUnsettled =
    (list.isRefetching && !list.isFetchingNextPage) || (head.isFetching && head.dataUpdatedAt < list.dataUpdatedAt)
  return {
    ...pages,
    rows: renewed,
    total,
    news: isUnsettled ? 0 : countNew(fresh, known, pages.more.has),
    /** Rows were deleted, or added outside the watched pages. */
    hasChanged: !isUnsettled && total !== undefined && total !== pages.total,
    showNews: () =>
      void client.resetQueries({ queryKey: key }).then(() => client.invalidateQueries({ queryKey: headKey })),
  }
}
