import { makePoster } from "../support/e-invoicing/poster.ts"
import { connect } from "../support/e-invoicing/e-invoicing-service.ts"
import { polishEntity } from "../support/e-invoicing/posting.ts"
import { openBooks } from "../support/invoicing/batch-house.ts"
import { makeBilling } from "../support/invoicing/billing.ts"
import { signedInBrowser } from "../support/people/browser.ts"
import { inLanes } from "../support/processes/through-kills.ts"
import type { AnswerCheck } from "../support/service/answer-check.ts"
import { makeApiClient } from "../support/service/api-client.ts"
import { toSide } from "../support/service/side.ts"
import { askAt } from "../support/service/tenants.ts"
import { type FailoverPlan, makeAsker } from "./failover-load.ts"
import type { BenchHouse } from "./house.ts"

/** Starts the processes, and makes companies with all the data that the load needs. */
export const prepare = async (house: BenchHouse, plan: FailoverPlan) => {
  const processes = Array.from({ length: plan.workers }, () => house.startWorker())
  const { child, origin } = await house.startHttp()
  const side = toSide(house.graph)
  const { anonymous, createTenant } = await askAt(origin, side)
  const tenant = await createTenant()
  const { status } = await tenant.api.post("/Webhooks", {
    url: `http://127.0.0.1:${house.receiver.port}/`,
    events: ["QuoteCreated"],
  })
  if (status !== 201) throw new Error(`the webhook was answered with ${status}`)
  const billing = makeBilling(tenant.api)
  const account = await billing.account()
  const drafts: string[] = []
  await inLanes(plan.postings, async () => void drafts.push((await billing.create(account.id, [billing.line(100)])).id))
  const { body } = await anonymous.post("/auth/v2/token", { clientId: tenant.clientId, secret: tenant.secret })
  const browsers = []
  for (let n = 0; n < plan.sessions; n += 1)
    browsers.push(await signedInBrowser({ anonymous, worker: side }, tenant.tenantId, `ada${n}@example.com`))

  const sql = async <Row>(text: string, values: readonly unknown[] = []) =>
    (await house.sql.query(text, [...values])).rows as Row[]
  const [generating, posting] = [
    await openBooks({ createTenant, sql }, plan.orders),
    await openBooks({ createTenant, sql }, plan.orders),
  ]
  const asker = makeAsker(origin)
  // Answers are not counted yet, because the preparation of a tenant may find that something exists already.
  let check: AnswerCheck = () => undefined
  const polish = await house.openTenant("Polish", 1, polishEntity)
  const polishApi = makeApiClient(origin, (...answer) => check(...answer), {
    authorization: `Bearer ${await polish.accessToken(origin)}`,
  })
  const poster = await makePoster(polishApi, polish.scope.legalEntityId)
  await connect(polishApi)
  check = asker.note
  return {
    sql,
    asker,
    tenantId: tenant.tenantId,
    authorization: `Bearer ${(body as { readonly access_token: string }).access_token}`,
    drafts,
    sessions: browsers.map(({ cookies }) => `svc-session=${cookies.get("svc-session")}`),
    generating,
    posting: { ...posting, batch: await posting.batches.generate() },
    polish: { tenantId: polish.scope.tenantId, poster },
    /** The number of processes that have ended. */
    ended: () =>
      [child, ...processes].filter(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null).length,
  }
}
export type Prepared = Awaited<ReturnType<typeof prepare>>

/** Starts the load: events, postings and the pages of sessions. A third of it waits for the death of the primary. */
export const startLoad = ({ asker, authorization, drafts, sessions }: Prepared, plan: FailoverPlan) => {
  const dead = Promise.withResolvers<void>()
  const raised: string[] = []
  const posted: string[] = []
  let over = false
  const lanes = (count: number, each: (index: number) => Promise<unknown>) =>
    inLanes(count, async (index) => {
      if (index >= (count * 2) / 3) await dead.promise
      await each(index)
    })
  const raise = (index: number) =>
    asker.untilDone<{ readonly id: string }>(
      "POST",
      "/Events",
      { authorization },
      {
        eventType: "QuoteCreated",
        data: { quoteNumber: String(index) },
      },
    )
  const post = (id: string) =>
    asker.untilDone("POST", `/Invoices/${id}/post`, { authorization, "svc-idempotency-key": `post-${id}` }, {})
  const look = async (cookie: string) => {
    const ask = () => asker.untilDone("GET", "/Me", { cookie, "sec-fetch-site": "same-origin" })
    while (!over) await ask()
    await ask()
  }
  const looks = Promise.all(sessions.map(look))
  const load = Promise.all([
    lanes(plan.events, async (index) => void raised.push((await raise(index)).id)),
    lanes(plan.postings, async (index) => {
      await post(drafts[index]!)
      posted.push(drafts[index]!)
    }),
  ])
  return {
    raised,
    posted,
    dead: dead.resolve,
    share: () => Math.min(raised.length / plan.events, posted.length / plan.postings),
    end: async () => {
      await load
      over = true
      await looks
    },
  }
}

export type Load = ReturnType<typeof startLoad>
