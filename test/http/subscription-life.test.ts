import fc from "fast-check"
import { beforeAll, describe, expect, it } from "vitest"
import { campaign } from "../support/campaign.ts"
import { type Move, moves, prepareMoves } from "../support/orders/moves.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

interface Amount {
  readonly amount: number
}
interface Subscription {
  readonly id: string
  readonly orderNumber: string
  readonly version: number
  readonly isLastVersion: boolean
  readonly status: string
  readonly cmrr: Amount
  readonly tcv: Amount
}
interface ChargeVersion {
  readonly chargeNumber: string
  readonly version: number
  readonly effectiveStartDate: string
  readonly effectiveEndDate?: string
}

let service: LentService
let api: ApiClient
let subscribe: () => Promise<string>
beforeAll(async () => {
  service = await lendService()
  api = (await service.createTenant()).api
  subscribe = await prepareMoves(api)
})

const last = async (id: string) => {
  const { status, text, body } = await api.get(`/Subscriptions/${id}`)
  if (status !== 200) throw new Error(text)
  return { text, subscription: body as Subscription }
}
const cents = ({ amount }: Amount): number => Math.round(amount * 100)
const nextDay = (date: string): string => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)

/**
 * Expects that the versions of each charge follow each other without gap or overlap. A version that ended on its first
 * day is empty.
 */
const expectTiles = async ({ id }: Subscription): Promise<void> => {
  const { body } = await api.get(`/Orders/${id}/charges?PageSize=100`)
  const all = (body as { readonly data: readonly ChargeVersion[] }).data
  for (const versions of Map.groupBy(all, ({ chargeNumber }) => chargeNumber).values()) {
    const inOrder = versions.toSorted((a, b) => a.version - b.version)
    expect(inOrder.map(({ version }) => version)).toEqual(inOrder.map((_, index) => index + 1))
    const spans = inOrder.flatMap(({ effectiveStartDate: from, effectiveEndDate }) => {
      const to = effectiveEndDate === undefined ? undefined : nextDay(effectiveEndDate)
      if (to !== undefined) expect(to >= from).toBe(true)
      return from === to ? [] : [{ from, to }]
    })
    for (const [index, { from }] of spans.slice(1).entries()) expect(spans[index]!.to).toBe(from)
  }
}

const expectBookings = async ({ orderNumber, cmrr, tcv }: Subscription): Promise<void> => {
  const { body } = await api.get(
    `/Bookings?PageSize=100&Filter=${encodeURIComponent(`order/orderNumber eq '${orderNumber}'`)}`,
  )
  const { data } = body as { readonly data: readonly { readonly cmrr: Amount; readonly tcv: Amount }[] }
  const sum = (of: "cmrr" | "tcv") => data.reduce((total, booking) => total + cents(booking[of]), 0)
  expect({ cmrr: sum("cmrr"), tcv: sum("tcv") }).toEqual({ cmrr: cents(cmrr), tcv: cents(tcv) })
}

const expectVersions = async ({ orderNumber, version }: Subscription): Promise<void> => {
  const { body } = await api.get(`/Subscriptions/${orderNumber}/versions`)
  const versions = body as readonly Subscription[]
  expect(versions.map((each) => each.version)).toEqual(versions.map((_, index) => index + 1))
  expect(versions.filter(({ isLastVersion }) => isLastVersion).map((each) => each.version)).toEqual([version])
  expect(versions.slice(0, -1).every(({ status }) => status === "Inactive")).toBe(true)
}

/** The text of a subscription without ids, numbers and times. */
const likeness = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "id")
    .replaceAll(/"(O|OP|OPC)-\d+"/g, '"$1"')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time")

/** Makes the moves one after the other, and compares each state with the state that the earlier moves imply. */
const live = async (
  sequence: readonly Move[],
  seen: { done: number; refused: number; reverted: number },
): Promise<void> => {
  let now = await last(await subscribe())
  const before: string[] = []
  for (const move of sequence) {
    const answer = await move.send(api, now.subscription.id)
    const then = await last(now.subscription.id).catch(() => undefined)
    if (answer.status >= 400) {
      expect(answer.status, `${move.name}: ${answer.text}`).toBe(400)
      expect(then?.text).toBe(now.text)
      seen.refused += 1
      continue
    }
    if (move.name === "revert") {
      now = await last((answer.body as { readonly id: string }).id)
      const expected = before.pop()
      if (expected === undefined) expect(now.subscription.status).toBe("Draft")
      else expect(now.text).toBe(expected)
      seen.reverted += 1
    } else {
      if (move.name !== "activate") before.push(now.text)
      now = then!
      expect(now.subscription.version).toBe(before.length + 1)
      seen.done += 1
    }
    await expectVersions(now.subscription)
    await expectTiles(now.subscription)
    if (now.subscription.status !== "Draft") await expectBookings(now.subscription)
  }
}

describe("a subscription", () => {
  it("keeps its versions in order through any moves, and a revert gives back the very state before", async () => {
    const seen = { done: 0, refused: 0, reverted: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(moves, { minLength: 3, maxLength: 9 }), (sequence) => live(sequence, seen)),
      { numRuns: campaign({ gate: 6, whole: 60 }) },
    )
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
  })

  it("that two callers change at once is as one that they changed one after the other", async () => {
    await fc.assert(
      fc.asyncProperty(moves, moves, async (a, b) => {
        const ids = await Promise.all([subscribe(), subscribe(), subscribe()])
        // Both moves name the version that was last when they began.
        const inTurn = async (id: string, first: Move, second: Move) => {
          const statuses = [(await first.send(api, id)).status, (await second.send(api, id)).status]
          return `${statuses.toSorted((x, y) => x - y).join()} ${likeness((await last(id)).text)}`
        }
        const orders = [await inTurn(ids[0], a, b), await inTurn(ids[1], b, a)]
        const statuses = (await Promise.all([a.send(api, ids[2]), b.send(api, ids[2])])).map(({ status }) => status)
        const together = `${statuses.toSorted((x, y) => x - y).join()} ${likeness((await last(ids[2])).text)}`
        expect(orders).toContain(together)
      }),
      { numRuns: campaign({ gate: 5, whole: 40 }) },
    )
  })
})
