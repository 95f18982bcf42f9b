import { fieldRefused, PortUnavailable } from "@svc/domain/shared/errors"
import type { IdempotentRequest } from "@svc/domain/shared/idempotency"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect, Exit } from "effect"
import fc from "fast-check"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { campaign } from "../support/campaign.ts"
import { openService, type StillService } from "../support/service/service.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
let scope: Scope
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
  scope = (await seeds.tenant()).scope
})
afterAll(() => h.close())

const newRequest = (): IdempotentRequest => ({
  key: { ...scope, endpoint: "POST /Webhooks", key: randomUUID() },
  fingerprint: "print",
  hours: 48,
})

/**
 * The end of an execution: an answer, a refusal, which is kept as an answer too, a failure, which is not kept, or a
 * defect.
 */
type Ending = "answers" | "is refused" | "is unavailable" | "has a bug"
const keeps = (ending: Ending) => ending === "answers" || ending === "is refused"

/** A handler that writes a row and answers differently on every execution. */
const handler = () => {
  const effects: string[] = []
  let executions = 0
  const execute = (ending: Ending, pauseMs: number) =>
    Effect.gen(function* () {
      executions += 1
      const webhook = seeds.newWebhook(scope)
      effects.push(webhook.id)
      yield* h.http.get("WebhookStore").insert(webhook)
      yield* Effect.promise(() => new Promise((resume) => setTimeout(resume, pauseMs)))
      if (ending === "is refused") return yield* fieldRefused("url", `refused ${executions}`)
      if (ending === "is unavailable") return yield* new PortUnavailable({ port: "test", cause: "down" })
      if (ending === "has a bug") return yield* Effect.die(new Error("a bug"))
      return `{"execution":${executions},"amount":1.10}`
    })
  const traces = async () => {
    const rows = await h.sql<{ id: string }>("select id from svc.webhooks where id = any($1::uuid[])", [effects])
    return rows.length
  }
  return { execute, executions: () => executions, traces }
}

const toAnswer = (failure: { readonly _tag: string; readonly message: string }): string | undefined =>
  failure._tag === "FieldsRefused" ? failure.message : undefined

describe("any interleaving of calls with one key", () => {
  const call = fc.record({
    ending: fc.constantFrom<Ending>("answers", "is refused", "is unavailable", "has a bug"),
    pauseMs: fc.integer({ min: 0, max: 4 }),
    delayMs: fc.integer({ min: 0, max: 6 }),
  })

  it("executes once what is kept, and gives every call the same bytes", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(call, { minLength: 1, maxLength: 6 }),
        fc.array(call, { maxLength: 3 }),
        async (atOnce, later) => {
          const request = newRequest()
          const { execute, executions, traces } = handler()
          const ask = ({ ending, pauseMs }: (typeof atOnce)[number]) =>
            h.http.exit(h.http.get("AnswerOnce")(request, execute(ending, pauseMs), toAnswer))

          const exits = await Promise.all(
            atOnce.map(async (each) => {
              await new Promise((resume) => setTimeout(resume, each.delayMs))
              return { ending: each.ending, exit: await ask(each) }
            }),
          )
          for (const each of later) exits.push({ ending: each.ending, exit: await ask(each) })

          const given = exits.flatMap(({ exit }) => (Exit.isSuccess(exit) ? [exit.value] : []))
          const first = given.filter(({ replayed }) => !replayed)
          const anyKept = exits.some(({ ending }) => keeps(ending))
          // If any execution may be kept, exactly one is, and every answer equals its answer.
          expect(first).toHaveLength(anyKept ? 1 : 0)
          for (const { answer } of given) expect(answer).toEqual(first[0]!.answer)
          // Only executions that are not kept fail, and each of them frees the key for the next one.
          const failed = exits.filter(({ exit }) => Exit.isFailure(exit))
          expect(failed.filter(({ ending }) => keeps(ending))).toEqual([])
          expect(executions()).toBe(failed.length + first.length)
          // Only a successful execution leaves its row.
          expect(await traces()).toBe(first[0]?.answer.includes("execution") ? 1 : 0)
        },
      ),
      { numRuns: campaign({ gate: 25, whole: 200 }) },
    ))
})

describe("a key that was used", () => {
  const used = async () => {
    const request = newRequest()
    const { execute, executions } = handler()
    const once = h.http.get("AnswerOnce")
    await h.http.run(once(request, execute("answers", 0), toAnswer))
    return { request, execute, executions, once }
  }

  it("is refused with another fingerprint, and nothing is done", async () => {
    const { request, execute, executions, once } = await used()
    const reused = once({ ...request, fingerprint: "other" }, execute("answers", 0), toAnswer)
    expect(await h.http.run(Effect.flip(reused))).toMatchObject({ _tag: "IdempotencyKeyReused", key: request.key.key })
    expect(executions()).toBe(1)
  })

  it("gives its answer for the hours asked for, and is free after them", async () => {
    const { request, execute, executions, once } = await used()
    const askAgain = () => h.http.run(once({ ...request, hours: 1 }, execute("answers", 0), toAnswer))
    const expiresAt = h.clock.now() + 48 * 3_600_000
    await h.advance(48 * 3600 - 1)
    expect(await askAgain()).toMatchObject({ replayed: true, expiresAt })
    await h.advance(1)
    expect(await askAgain()).toMatchObject({ replayed: false, expiresAt: h.clock.now() + 3_600_000 })
    expect(executions()).toBe(2)
  })
})
