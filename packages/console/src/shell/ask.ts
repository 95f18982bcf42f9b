import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query"
import { useContext, useMemo } from "react"
import {
  type AnswerOf,
  call,
  type CallSurroundings,
  type InputOf,
  type Method,
  type PathOf,
  request,
} from "../api/call.ts"
import { useWorkInProgress } from "./work-in-progress.ts"
import { useEntity } from "./entity.ts"
import { SessionEnded } from "./session.tsx"

/** Every query key begins with the company, so that two companies never share an answer. */
const keyOf = (entity: string, path: string, ...rest: readonly unknown[]) => [entity, path, ...rest] as const

export interface AskOptions<Answer> {
  readonly enabled?: boolean
  /** Milliseconds until the next request, while the answer describes work in progress and the session lasts. */
  readonly every?: (answer: Answer) => number | undefined
  /** Set for an answer that may be about any company of the tenant. */
  readonly ofTenant?: boolean
}

/** Reads from the interface, for the page's company. */
export const useAsk = <P extends PathOf<"get">>(
  path: P,
  input: InputOf<"get", P>,
  { enabled = true, every, ofTenant = false }: AskOptions<AnswerOf<"get", P>> = {},
) => {
  const legalEntity = useEntity()
  const of = ofTenant ? {} : { legalEntity }
  const hasEnded = useContext(SessionEnded)
  const asked = useQuery<AnswerOf<"get", P>, Error>({
    queryKey: keyOf(legalEntity, path, input),
    enabled,
    refetchInterval: ({ state: { data } }) => (data === undefined || hasEnded ? false : (every?.(data) ?? false)),
    queryFn: ({ signal }): Promise<AnswerOf<"get", P>> => call("get", path, { ...input, ...of, signal }),
  })
  useWorkInProgress(asked.data !== undefined && every?.(asked.data) !== undefined)
  return asked
}

/**
 * The answer that the open page has already received, for elements beside it; undefined if the page did not request it.
 */
export const useShown = <P extends PathOf<"get">>(
  path: P,
  input: InputOf<"get", P>,
): AnswerOf<"get", P> | undefined => {
  const queryKey = keyOf(useEntity(), path, input)
  const { data } = useAsk(path, input, { enabled: false })
  return useQueryClient().getQueryCache().find({ queryKey })?.isActive() === true ? data : undefined
}

/** Executes a change in the page's company; afterwards the company's data is read again. */
export const useDo = () => {
  const legalEntity = useEntity()
  const client = useQueryClient()
  return async <M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    input: InputOf<M, P> & Pick<CallSurroundings, "once" | "ifMatch">,
  ): Promise<AnswerOf<M, P>> => {
    const answer = await call(method, path, { ...input, legalEntity, background: false })
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === legalEntity })
    return answer
  }
}

interface LogPage<Row> {
  readonly data: readonly Row[]
  readonly nextCursor?: string
}

export interface LogOptions<Row, Search> {
  readonly path: string
  /** The filters as in the address, with relative ranges unresolved. */
  readonly search: Search
  /** The parameters of the request, computed for each request, so that "the last hour" ends now. */
  readonly toQuery: (search: Search) => Readonly<Record<string, unknown>>
  /** Identifies a row; by default its `id`. */
  readonly idOf?: (row: Row) => string
  readonly enabled?: boolean
  /** Set for rows of all companies of the tenant. */
  readonly ofTenant?: boolean
  /** The number of rows read at once. */
  readonly size?: number
}

const idIn = (row: object): string => (row as { readonly id: string }).id

/**
 * A list by cursor. New rows are counted, and inserted only on request, so that nothing moves under the pointer;
 * existing rows are refreshed in place.
 */
export const useLog = <Row extends object, Search>({
  path,
  search,
  toQuery,
  idOf = idIn,
  enabled = true,
  ofTenant = false,
  size = 100,
}: LogOptions<Row, Search>) => {
  const legalEntity = useEntity()
  const client = useQueryClient()
  const load = async (cursor: string | undefined, signal: AbortSignal) => {
    const query = { ...toQuery(search), PageSize: size, Cursor: cursor }
    const of = ofTenant ? {} : { legalEntity }
    return (await request("get", path, { query, ...of, signal })).body as LogPage<Row>
  }
  const key = keyOf(legalEntity, path, "log", search)
  const list = useInfiniteQuery({
    queryKey: key,
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
  })
  // While a filter changes, the previous rows are still shown; they are not the start of this list.
  const first = list.isPlaceholderData ? undefined : list.data?.pages[0]
  const head = useQuery({
    queryKey: keyOf(legalEntity, path, "head", search),
    enabled: enabled && first !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    initialData: first,
    queryFn: ({ signal }) => load(undefined, signal),
  })
  const isSameList = !list.isPlaceholderData
  // Computed once per answer, because there may be very many rows.
  const rows = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data])
  const known = useMemo(() => new Set(rows.map(idOf)), [rows, idOf])
  const renewed = useMemo(() => {
    const fresh = new Map((head.data?.data ?? []).map((row) => [idOf(row), row]))
    return { rows: rows.map((row) => fresh.get(idOf(row)) ?? row), fresh }
  }, [rows, head.data, idOf])
  return {
    list,
    rows: isSameList ? renewed.rows : rows,
    news: isSameList ? [...renewed.fresh.keys()].filter((id) => !known.has(id)).length : 0,
    showNews: () => void client.resetQueries({ queryKey: key }),
    isStale: list.isPlaceholderData,
    more: {
      has: list.hasNextPage,
      isLoading: list.isFetchingNextPage,
      load: () => void list.fetchNextPage(),
    },
  }
}
