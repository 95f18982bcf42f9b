import { makeFeedWatch } from "@svc/adapters/postgres/webhooks/feed-watch"
import type { LegalEntityId, TenantId } from "@svc/domain/shared/ids"
import { beginning, type FeedPosition } from "@svc/domain/webhooks/feed"
import type { FeedNews } from "@svc/domain/webhooks/ports/event-feed"
import { Effect } from "effect"
import { afterEach, beforeEach, expect, it, vi } from "vitest"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }))
afterEach(() => void vi.useRealTimers())

const tenantId = "01a1f94d-7986-7000-8000-000000000001" as TenantId
const legalEntityId = "01a1f94d-7986-7000-8000-000000000002" as LegalEntityId
const scope = { tenantId, legalEntityId }
const after = beginning(0 as FeedPosition["at"])

/** A watch of a feed in which `news` is found, with the number of its looks. */
const openWatch = () => {
  let told: ((legalEntityId: string) => void) | undefined
  const state: { looks: number; news: FeedNews } = { looks: 0, news: {} }
  const watch = makeFeedWatch(
    { news: () => Effect.sync(() => ((state.looks += 1), state.news)) },
    { atomically: (_tenant, work) => work },
    { runOrThrow: (program) => Effect.runPromise(program) },
    { feedLag: { set: () => undefined } },
    { listen: (each) => void (told = each), close: () => Promise.resolve() },
  )
  const tell = () => told?.(legalEntityId)
  const wait = () => Effect.runPromise(watch.untilNews(scope, after, 30_000))
  return { state, watch, wait, tell }
}

it("readers that begin to wait beside others cause no look of their own, unless something was told a moment ago", async () => {
  const { state, watch, wait, tell } = openWatch()
  const waits = [wait()]
  await vi.advanceTimersByTimeAsync(1_940)
  expect(state.looks).toBe(1)
  for (let reader = 0; reader < 19; reader += 1) waits.push(wait())
  await vi.advanceTimersByTimeAsync(90)
  expect(state.looks).toBe(1)
  // The look that comes every two seconds.
  await vi.advanceTimersByTimeAsync(40)
  expect(state.looks).toBe(2)

  tell()
  await vi.advanceTimersByTimeAsync(60)
  expect(state.looks).toBe(3)
  // The page of this reader may be from before the commit of which the others were told.
  waits.push(wait())
  await vi.advanceTimersByTimeAsync(60)
  expect(state.looks).toBe(4)

  state.news = { head: { ...after, xid: "7" } }
  tell()
  await vi.advanceTimersByTimeAsync(60)
  expect(new Set(await Promise.all(waits))).toEqual(new Set([true]))
  await watch.close()
})

it("the look without a signal finds what nobody told", async () => {
  const { state, wait } = openWatch()
  const waits = [wait(), wait()]
  await vi.advanceTimersByTimeAsync(60)
  state.news = { head: { ...after, xid: "7" } }
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await Promise.all(waits)).toEqual([true, true])
})
