import { randomBytes } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { makeBilling } from "../support/invoicing/billing.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { makeSvc, type Svc } from "./run-svc.ts"

let service: TestService
let tenant: TestTenant
let svc: Svc
let of: readonly string[]
const folder = mkdtempSync(path.join(tmpdir(), "svc-ledger-"))
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  tenant = await service.createTenant()
  const billing = makeBilling(tenant.api)
  const account = await billing.account()
  for (const invoiceDate of ["2024-01-15", "2024-02-15"])
    await billing.posted(account.id, [await billing.taxedLine(100, "25")], { invoiceDate })
  of = ["--tenant", tenant.tenantId]
  svc = makeSvc({ DATABASE_URL: service.databaseUrl, SVC_ENCRYPTION_KEY: randomBytes(32).toString("base64") })
})
afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

it("svc periods close closes one after the other, and says why it does not; status shows them", async () => {
  const { code, stderr } = await svc.run(["periods", "close", ...of, "--period", "2024-02"])
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr:
      "svc: The accounting period 2024-1 must be closed first: periods are closed in their order, from the first with an entry.\n",
  })
  const closed = await svc.run(["periods", "close", ...of, "--period", "2024-1"])
  expect(closed).toMatchObject({ code: 0, stdout: expect.stringMatching(/^2024-1 +2024-01-01 +2024-01-31 +Closed /mu) })
  const shown = await svc.json<readonly object[]>("periods", "status", ...of)
  expect(shown[0]).toEqual((await tenant.api.get("/AccountingPeriods/2024/1")).body)
  const open = await svc.json<readonly object[]>("periods", "status", ...of, "--open")
  expect(open).toEqual(shown.slice(1))
  expect(await svc.run(["periods", "close", ...of, "--period", "2024-13"])).toMatchObject({ code: 64 })
})

it("svc ledger export writes what the interface answers, and never over a file", async () => {
  const file = path.join(folder, "january.csv")
  const asked = ["ledger", "export", ...of, "--period", "2024-01", "--format", "csv", "--file", file]
  expect(await svc.run(asked)).toMatchObject({ code: 0, stdout: `The vouchers were written to ${file}.\n` })
  expect(readFileSync(file, "utf8")).toBe((await tenant.api.get("/AccountingPeriods/2024/1/Export")).text)
  expect(await svc.run(asked)).toMatchObject({ code: 1, stderr: expect.stringContaining("cannot be written") })
  const sie = path.join(folder, "january.si")
  await svc.run(["ledger", "export", ...of, "--period", "2024-01", "--format", "sie", "--file", sie])
  expect(readFileSync(sie, "latin1")).toMatch(/^#FLAGGA 0\r\n[^]+#VER "" "J-1" 20240115 [^]+\}\r\n$/u)
})

it("svc ledger verify says what holds, names what disagrees, and ends with 1 then", async () => {
  const fine = await svc.run(["ledger", "verify", ...of])
  expect(fine).toMatchObject({ code: 0, stderr: "" })
  expect(fine.stdout).toMatch(/^ok {3}every voucher balances in base currency and in its sales currency$/mu)
  expect(fine.stdout).not.toContain("NOT")
  await service.sql("update svc.journal_lines set amount = amount + 1 where tenant_id = $1 and account_code = '2610'", [
    tenant.tenantId,
  ])
  const odd = await svc.run(["ledger", "verify", ...of])
  expect(odd.code).toBe(1)
  expect(odd.stdout).toMatch(/^NOT {2}every voucher balances .+\n {5}voucher J-1 is out by 1 in base currency/mu)
  expect(odd.stdout).toMatch(/invoice 1 comes to -25 on the account 2610, -24 is booked/u)
})
