import { makeDocumentPool } from "@svc/adapters/threads/document-pool"
import type { TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { afterAll, expect, it } from "vitest"

interface Hungry {
  readonly lines: readonly []
  readonly megabytes: number
}
const script = new URL("../support/threads/hungry.thread.ts", import.meta.url)
const pool = makeDocumentPool<Hungry, { readonly kept: number }>("Hungry", script, { usualMb: 40, mostMb: 160 })
afterAll(() => pool.close())

const tenant = "0197f5c0-0000-7000-8000-00000000cafe" as TenantId
const drawn = (megabytes: number) => {
  let loaded = 0
  const load = Effect.sync((): Hungry => {
    loaded += 1
    return { lines: [], megabytes }
  })
  return Effect.runPromise(Effect.map(Effect.exit(pool.run(tenant, load)), (exit) => ({ exit, loaded })))
}

it("a document that needs more memory than most is read again and gets it; one that needs too much fails alone", async () => {
  expect(await drawn(5)).toMatchObject({ exit: { _tag: "Success", value: { kept: 5 } }, loaded: 1 })
  expect(await drawn(90)).toMatchObject({ exit: { _tag: "Success", value: { kept: 90 } }, loaded: 2 })
  expect(await drawn(400)).toMatchObject({ exit: { _tag: "Failure" }, loaded: 2 })
  expect(await drawn(5)).toMatchObject({ exit: { _tag: "Success", value: { kept: 5 } }, loaded: 1 })
})
