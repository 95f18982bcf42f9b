import { isUuid } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { invalidRequest } from "./invalid-request.ts"

/** The id in a keyset cursor. Cursors are opaque to callers, so that their content may change later (contract L5). */
export const readCursor = Effect.fnUntraced(function* <Id extends string>(cursor: string | undefined) {
  if (cursor === undefined) return undefined
  const id = Buffer.from(cursor, "base64url").toString("latin1")
  return isUuid<Id>(id) ? id : yield* invalidRequest("Cursor", "is not a cursor of this list")
})

/** `{data, nextCursor}` of up to `size` items (contract L5); `items` has one item more when another page follows. */
export const toPage = <Item extends { readonly id: string }>(
  items: readonly Item[],
  size: number,
  body: (item: Item) => unknown,
) => {
  const shown = items.slice(0, size)
  const last = shown.at(-1)
  return {
    data: shown.map(body),
    nextCursor:
      items.length > size && last !== undefined ? Buffer.from(last.id, "latin1").toString("base64url") : undefined,
  }
}
