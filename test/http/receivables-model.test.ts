import fc from "fast-check"
import { beforeAll, expect, it } from "vitest"
import { campaign } from "../support/campaign.ts"
import { raceOf } from "../support/payments/receivables-money.ts"
import { type AnyStep, anyStep, steps } from "../support/payments/receivables-steps.ts"
import { expectSame, openReceivables, type ReceivablesWorld } from "../support/payments/receivables-world.ts"
import type { Json } from "../support/invoicing/billing.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

let service: LentService
beforeAll(async () => {
  service = await lendService()
})

const atFirst = (kind: AnyStep["kind"], currency: AnyStep["currency"], one: number, other = 0): AnyStep => ({
  kind,
  one,
  other,
  part: 900,
  day: 5,
  currency,
})
/** Invoices, an advance and a credit note in each currency, with what a random story seldom comes to. */
const beginning: readonly AnyStep[] = [
  ...(["SEK", "EUR"] as const).flatMap((currency, one) =>
    (["invoice", "invoice", "advance", "credit"] as const).map((kind, other) => atFirst(kind, currency, one, other)),
  ),
  ...(["refund", "untie", "tie", "match", "unmatch"] as const).map((kind) => atFirst(kind, "SEK", 0)),
]
const done = new Map<string, number>()
const happened = (kind: string) => done.set(kind, (done.get(kind) ?? 0) + 1)

const race = async (world: ReceivablesWorld, step: AnyStep) => {
  const both = raceOf(world, step)
  if (both === undefined) return
  const answers = await Promise.all(both.map(({ send }) => send()))
  const [winner, ...more] = answers.flatMap(({ status }, index) => (status < 300 ? [index] : []))
  expect([winner, more], answers.map(({ text }) => text).join("\n")).toEqual([expect.any(Number), []])
  await both[winner!]!.apply(answers[winner!]!.body as Json)
  happened(step.kind)
}

const take = async (world: ReceivablesWorld, step: AnyStep) => {
  if (step.kind === "race") return race(world, step)
  const asked = steps[step.kind](world, step)
  if (asked === undefined) return
  const answer = await asked.send()
  const isDone = answer.status < 300
  expect(isDone || answer.status === 400 || answer.status === 404, answer.text).toBe(true)
  if (asked.allowed !== "either") expect(isDone, `${JSON.stringify(step)}: ${answer.text}`).toBe(asked.allowed)
  if (!isDone) return
  happened(step.kind)
  await asked.apply(answer.body as Json)
}

const runs = campaign({
  gate: [{ seed: 1, numRuns: 5 }],
  whole: Array.from({ length: 30 }, (_, seed) => ({ seed, numRuns: 10 })),
})

it.each(runs)("money is neither lost nor given twice, whatever is paid, refunded and written off (%j)", async (run) => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 10, maxLength: 30, size: "max" }), async (story) => {
      const world = await openReceivables(service)
      for (const step of [...beginning, ...story]) await take(world, step)
      await expectSame(service, world)
    }),
    { ...run, endOnFailure: true },
  )
})

it("each kind of step succeeded in one of the stories", () => {
  expect([...done.keys()].toSorted()).toEqual(["race", ...Object.keys(steps)].toSorted())
})
