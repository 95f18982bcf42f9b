import type { Need } from "@svc/domain/identity/permissions"
import type { FieldsRefused } from "@svc/domain/shared/errors"
import type { ListFields } from "@svc/domain/listing/list-fields"
import { type Listed, type ListedInParts, type ListRequest, readListRequest } from "@svc/domain/listing/list-request"
import { Effect } from "effect"
import { type Static, type TObject, type TProperties, type TSchema, Type } from "typebox"
import { csv, listAsCsv } from "./csv-list.ts"
import { itemsOf, partsOf } from "./items.ts"
import { InvalidRequest } from "./invalid-request.ts"
import { type AnyApiOperation, apiOperation, type ApiVersion, type Call, type Reply } from "./operation.ts"
import type { ApiError } from "./api-error.ts"
import type { ListedResource } from "./resource.ts"
import { closed, longestPage, usualPage } from "./shapes.ts"
import { onlyIn } from "./shown-as.ts"

export const longestFilter = 4_000

export interface PagedQuery {
  readonly Filter?: string
  readonly OrderBy?: string
  readonly ModifiedAfter?: string
  readonly ModifiedBefore?: string
  readonly PageNumber?: number
  readonly PageSize?: number
  readonly Skip?: number
  readonly Take?: number
}

const pagedQuery = (fields: ListFields, keepsChanges: boolean, more: TProperties = {}) => {
  const moment = (description: string) => Type.Optional(Type.String({ format: "date-time", description }))
  const names = (group: object | undefined) => Object.keys(group ?? {}).map((name) => `\`${name}\``)
  const custom = (fields.custom ?? []).map((name) => `\`${name}/key\``)
  const all = [...names(fields.one), ...names(fields.many), ...custom]
  return closed({
    Filter: Type.Optional(
      Type.String({
        maxLength: longestFilter,
        description: `OData 2 \`$filter\` of: ${all.length === 0 ? "the fields of the items" : all.join(", ")}`,
      }),
    ),
    OrderBy: Type.Optional(
      Type.String({
        maxLength: 500,
        description: "Fields separated by commas, each optionally followed by `asc` or `desc`",
      }),
    ),
    ...(keepsChanges
      ? {
          ModifiedAfter: moment("Only items that were changed, themselves or in a part, at this time or later"),
          ModifiedBefore: moment("Only items last changed before this time"),
        }
      : {}),
    // Without `default`, because generated clients would send it, and the other API version refuses the parameter.
    PageNumber: Type.Optional(
      onlyIn("2.1", Type.Integer({ minimum: 1, maximum: 10_000_000, description: "The first page when absent" })),
    ),
    PageSize: Type.Optional(
      onlyIn("2.1", Type.Integer({ minimum: 1, maximum: longestPage, description: `${usualPage} when absent` })),
    ),
    Skip: Type.Optional(
      onlyIn("2.0", Type.Integer({ minimum: 0, maximum: 1_000_000_000, description: "None when absent" })),
    ),
    Take: Type.Optional(
      onlyIn("2.0", Type.Integer({ minimum: 1, maximum: longestPage, description: `${usualPage} when absent` })),
    ),
    ...more,
  })
}

export interface ListOperation<A, P extends TObject, Q extends TProperties> {
  readonly path: string
  readonly tag: string
  readonly need: Need
  /** A permission that suffices instead of `need`. */
  readonly orNeeds?: Need
  readonly summary: string
  readonly description?: string
  readonly params?: P
  /** Query parameters in addition to those of every list. */
  readonly query?: Q
  /** The resource of one item: its fields can be filtered and ordered by, and its title names the page too. */
  readonly resource: ListedResource<A>
  readonly anyLegalEntity?: true
  /** Set when changes of items are not recorded, so that the list cannot be filtered by change. */
  readonly withoutChanges?: true
  /** For items with varying fields: returns the fields that they have. */
  readonly fieldsOf?: (params: Static<P>) => Effect.Effect<ListFields, ApiError>
  readonly list: (
    call: Call,
    request: ListRequest,
    params: Static<P>,
    query: Static<TObject<Q>>,
  ) => Effect.Effect<Listed<A> | ListedInParts<A, ApiError>, ApiError>
}

/**
 * Makes a list of the interface (contract L1, L2): in version 2.1 pages with links, in 2.0 a bare array. `baseUrl`
 * starts the links.
 */
export const makeListOperation =
  (baseUrl: string) =>
  <A, P extends TObject = TObject<{}>, Q extends TProperties = {}>({
    resource: { schema, fields, streamed },
    list,
    params,
    query: more,
    withoutChanges,
    fieldsOf,
    ...described
  }: ListOperation<A, P, Q>): AnyApiOperation =>
    apiOperation({
      ...described,
      method: "get",
      offers: ["application/json", csv],
      ...(params === undefined ? {} : { params }),
      query: pagedQuery(fields, withoutChanges !== true, more),
      answers: {
        200: {
          description: "The items",
          schema: Type.Union([onlyIn("2.1", pageSchema(schema)), onlyIn("2.0", Type.Array(schema))]),
        },
      },
      handle: (call, input) =>
        Effect.gen(function* (): Effect.fn.Return<Reply, ApiError | FieldsRefused> {
          const query = input.query as PagedQuery
          const values = (input.params ?? {}) as Readonly<Record<string, string>>
          const page = yield* pageOf(call.version, query)
          const known = fieldsOf === undefined ? fields : yield* fieldsOf(input.params)
          const request = yield* Effect.fromResult(readListRequest(known, query, page))
          const read = (asked: ListRequest) => list(call, asked, input.params ?? {}, query as Static<TObject<Q>>)
          if (input.mediaType === csv)
            return listAsCsv(described.path, known, streamed, request, asksForPage(query), read)
          const listed = yield* read(request)
          const { total } = listed
          const data = "items" in listed ? itemsOf(listed.items, streamed) : partsOf(listed.parts, streamed)
          if (call.version === "2.0") return { status: 200, body: data }
          const path = described.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "")
          return { status: 200, body: { ...links(baseUrl + path, query, page, total), data } }
        }),
    })

export const pageSchema = (item: TSchema) =>
  closed(
    {
      pageNumber: Type.Integer({ description: "From 1" }),
      pageSize: Type.Integer({ description: "The most items of a page" }),
      totalPages: Type.Integer({ description: "0 when no item matches" }),
      totalCount: Type.Integer({ description: "The matching items on all pages" }),
      nextPage: Type.Optional(Type.String({ format: "uri", description: "Absent on the last page" })),
      previousPage: Type.Optional(Type.String({ format: "uri", description: "Absent on the first page" })),
      firstPage: Type.Optional(Type.String({ format: "uri", description: "Absent when no item matches" })),
      lastPage: Type.Optional(Type.String({ format: "uri", description: "Absent when no item matches" })),
      data: Type.Array(item),
    },
    { title: `${String((item as { readonly title?: unknown }).title)}Page` },
  )

export const asksForPage = ({ PageNumber, PageSize, Skip, Take }: PagedQuery): boolean =>
  [PageNumber, PageSize, Skip, Take].some((given) => given !== undefined)

/** The requested part of the list, by the parameters of the API version (contract L3). */
export const pageOf = (version: ApiVersion, { PageNumber, PageSize, Skip, Take }: PagedQuery) => {
  const foreign = Object.entries(version === "2.0" ? { PageNumber, PageSize } : { Skip, Take }).filter(
    ([, value]) => value !== undefined,
  )
  if (foreign.length > 0) {
    const text =
      version === "2.0"
        ? "must be left out in version 2.0: use Skip and Take"
        : "must be left out in version 2.1: use PageNumber and PageSize"
    return Effect.fail(
      new InvalidRequest({ status: 400, errors: Object.fromEntries(foreign.map(([name]) => [name, [text]])) }),
    )
  }
  const limit = (version === "2.0" ? Take : PageSize) ?? usualPage
  return Effect.succeed({ limit, offset: version === "2.0" ? (Skip ?? 0) : ((PageNumber ?? 1) - 1) * limit })
}

const links = (
  address: string,
  query: PagedQuery,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  totalCount: number,
) => {
  const pageNumber = offset / limit + 1
  const totalPages = Math.ceil(totalCount / limit)
  const link = (page: number) => {
    const given = Object.entries({ ...query, PageNumber: page, PageSize: limit })
    const parameters = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    return `${address}?${parameters.join("&")}`
  }
  return {
    pageNumber,
    pageSize: limit,
    totalPages,
    totalCount,
    nextPage: pageNumber < totalPages ? link(pageNumber + 1) : undefined,
    previousPage: pageNumber > 1 && totalPages > 0 ? link(Math.min(pageNumber - 1, totalPages)) : undefined,
    firstPage: totalPages > 0 ? link(1) : undefined,
    lastPage: totalPages > 0 ? link(totalPages) : undefined,
  }
}
