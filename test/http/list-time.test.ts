import { query } from "@svc/adapters/postgres/base/transaction"
import { accountFields } from "@svc/domain/customers/account"
import { readListRequest } from "@svc/domain/listing/list-request"
import type { LegalEntityId, TenantId } from "@svc/domain/shared/ids"
import { Effect, Result } from "effect"
import { sql } from "kysely"
import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeBilling } from "../support/invoicing/billing.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { ofATest } from "../support/statements/of-a-test.ts"

let service: TestService
let api: ApiClient
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  api = (await service.createTenant()).api
  await makeBilling(api).account({ name: "Customer" })
})
afterAll(() => service.close())

describe("a filter that needs too much time", () => {
  it("is refused by name, while others are answered", async () => {
    // What reads accounts waits for this transaction, and so takes as long as it may.
    const busy = new Client({ connectionString: service.databaseUrl })
    await busy.connect()
    try {
      await busy.query("begin; lock table svc.accounts in access exclusive mode")
      const refused = api.get("/Accounts?Filter=substringof('9',name)")
      await service.untilBlocked()
      expect((await api.get("/Webhooks")).status).toBe(200)
      expect(expectProblem(await refused, 400, "message")).toMatchObject({ type: "/problems/narrow-the-filter" })
    } finally {
      await busy.end()
    }
    expect((await api.get("/Accounts?Filter=substringof('9',name)")).status).toBe(200)
  })

  it("leaves the statements behind it the time that they had", async () => {
    const { tenantId, legalEntityId } = (
      await service.sql<{ tenantId: TenantId; legalEntityId: LegalEntityId }>(
        `select tenant_id as "tenantId", legal_entity_id as "legalEntityId" from svc.accounts limit 1`,
      )
    )[0]!
    const request = Result.getOrThrow(
      readListRequest(accountFields, { Filter: "inactive eq false" }, { offset: 0, limit: 1 }),
    )
    const timeout = query(service.http.get("Db"), "test", (q) =>
      sql<{ now: string }>`${sql.raw(ofATest)} select current_setting('statement_timeout') as now`.execute(q),
    )
    const read = Effect.andThen(service.http.get("AccountStore").list({ tenantId, legalEntityId }, request), timeout)
    const [behind, before] = [
      await service.http.atomically(tenantId, read),
      await service.http.atomically(tenantId, timeout),
    ]
    expect(behind.rows).toEqual(before.rows)
    expect(before.rows).not.toEqual([{ now: "0" }])
  })
})
