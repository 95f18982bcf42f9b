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

/** Adds to the rows of a page what another question answers about all of them. */
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

/** A list by page number, with the count of the whole; `kind` says what of it is asked again when something moves. */
export const usePages = <Row>(path: string, query: Query, also?: Also<Row>, kind: "pages" | "log" = "pages") => {
  const legalEntity = useEntity()
  // What is added to rows is of the page that asks, and no other page asks for the same rows.
  const key = [legalEntity, path, kind, query, also !== undefined] as const
  const list = useInfiniteQuery({
    queryKey: key,
    ...(kind === "log" ? { staleTime: Number.POSITIVE_INFINITY } : {}),
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => loadPage(path, { query, legalEntity, also }, { page: pageParam, signal }),
    getNextPageParam: ({ pageNumber, totalPages }) => (pageNumber < totalPages ? pageNumber + 1 : undefined),
    placeholderData: (before) => before,
  })
  // Rows are put together once for each answer: there may be very many of them.
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

/** Pages that are looked at for what is new; rows behind them stay as they were read. */
const watched = 5
/** How long, in milliseconds, what was read just now is taken as it is. */
const freshMs = 10_000

/** Rows that have come: what stands behind all that is known may have moved up for others that went. */
const countNew = <Row extends { readonly id: string }>(
  fresh: readonly Row[],
  known: ReadonlySet<string>,
  hasMore: boolean,
): number => {
  const last = fresh.findLastIndex(({ id }) => known.has(id))
  return fresh.filter(({ id }, place) => !known.has(id) && (!hasMore || last === -1 || place < last)).length
}

/**
 * A list by page number whose rows keep their places: those that are there are renewed, and those that have come are counted
 * and shown when somebody asks for them.
 */
export const useListed = <Row extends { readonly id: string }>(path: string, query: Query, also?: Also<Row>) => {
  const legalEntity = useEntity()
  const client = useQueryClient()
  const { key, ...pages } = usePages<Row>(path, query, also, "log")
  const { list, rows } = pages
  // While a filter changes, the rows of the one before are shown: they are not the head of this list.
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
  // After something was done both are asked again: until both have answered, neither is new to the other.
  const isUnsettled =
    (list.isRefetching && !list.isFetchingNextPage) || (head.isFetching && head.dataUpdatedAt < list.dataUpdatedAt)
  return {
    ...pages,
    rows: renewed,
    total,
    news: isUnsettled ? 0 : countNew(fresh, known, pages.more.has),
    /** Rows have gone, or have come where nobody looks. */
    hasChanged: !isUnsettled && total !== undefined && total !== pages.total,
    showNews: () =>
      void client.resetQueries({ queryKey: key }).then(() => client.invalidateQueries({ queryKey: headKey })),
  }
}
