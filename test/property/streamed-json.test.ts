import { printJson } from "@svc/domain/shared/exact-json"
import { decimal } from "@svc/domain/shared/decimal"
import { Items, itemsOf, partsOf, writeJson } from "@svc/runtime-http/items"
import { Effect } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"

/** The same value twice: with `Items`, and with arrays in their place. */
interface Both {
  readonly streamed: unknown
  readonly whole: unknown
}

const plain = fc
  .oneof(fc.jsonValue(), fc.constant(undefined), fc.constantFrom("1.10", "-0.3").map(decimal))
  .map((value): Both => ({ streamed: value, whole: value }))

const { items, object } = fc.letrec<{ items: Both; object: Both }>((tie) => ({
  items: fc.tuple(fc.array(fc.oneof(plain, tie("object")), { maxLength: 120 }), fc.nat(2)).map(([list, way]) => {
    const defined = list.filter(({ whole }) => whole !== undefined)
    const body = ({ streamed }: Both) => streamed
    return {
      streamed:
        way === 0
          ? itemsOf(defined, body)
          : way === 1
            ? partsOf([Effect.succeed(defined.slice(0, 7)), Effect.succeed([]), Effect.succeed(defined.slice(7))], body)
            : new Items([Effect.sync(() => defined.map(body))]),
      whole: defined.map(({ whole }) => whole),
    }
  }),
  object: fc
    .array(
      fc.tuple(
        fc.string().filter((name) => name !== "__proto__"),
        fc.oneof({ maxDepth: 3 }, plain, tie("items")),
      ),
      { maxLength: 4 },
    )
    .map((members) => ({
      streamed: Object.fromEntries(members.map(([name, { streamed }]) => [name, streamed])),
      whole: Object.fromEntries(members.map(([name, { whole }]) => [name, whole])),
    })),
}))

it("an answer that is sent in pieces is byte for byte the one that is sent whole", () =>
  fc.assert(
    fc.asyncProperty(fc.oneof(items, object, plain), async ({ streamed, whole }) => {
      fc.pre(whole !== undefined)
      let text = ""
      const write = (piece: string) =>
        Effect.sync(() => {
          text += piece
        })
      await Effect.runPromise(writeJson(streamed, write))
      expect(text).toBe(printJson(whole))
    }),
    { numRuns: 300 },
  ))
