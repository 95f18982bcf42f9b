import type { ListPage, PageRequest } from "@svc/domain/shared/list-page"
import { type TSchema, Type } from "typebox"
import type { ApiVersion } from "./operation.ts"
import { closed } from "./schemas/shapes.ts"

/** What a numbered list takes. */
export const listQuery = {
  PageNumber: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
  PageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
}

/** A numbered list as both versions have it (decisions A3): wrapped in 2.1, bare in 2.0. */
export const listOf = (item: TSchema, title: string) =>
  Type.Union([
    closed(
      {
        pageNumber: Type.Integer(),
        pageSize: Type.Integer(),
        totalPages: Type.Integer(),
        totalCount: Type.Integer(),
        nextPage: Type.Optional(Type.String({ format: "uri" })),
        previousPage: Type.Optional(Type.String({ format: "uri" })),
        firstPage: Type.String({ format: "uri" }),
        lastPage: Type.String({ format: "uri" }),
        data: Type.Array(item),
      },
      { title: `${title}PagedResponse` },
    ),
    Type.Array(item),
  ])

export const pageRequest = ({
  PageNumber = 1,
  PageSize = 20,
}: {
  PageNumber?: number
  PageSize?: number
}): PageRequest => ({
  number: PageNumber,
  size: PageSize,
})

/** The answer of a numbered list; `address` is that of the list itself. */
export const listBody = <Item>(
  version: ApiVersion,
  address: string,
  { number, size }: PageRequest,
  { items, total }: ListPage<Item>,
  body: (item: Item) => unknown,
) => {
  const data = items.map(body)
  if (version === "2.0") return data
  const last = Math.max(1, Math.ceil(total / size))
  const page = (wanted: number) =>
    wanted >= 1 && wanted <= last ? `${address}?PageNumber=${wanted}&PageSize=${size}` : undefined
  return {
    pageNumber: number,
    pageSize: size,
    totalPages: Math.ceil(total / size),
    totalCount: total,
    nextPage: page(number + 1),
    previousPage: page(number - 1),
    firstPage: page(1),
    lastPage: page(last),
    data,
  }
}
