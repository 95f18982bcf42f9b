import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { type EInvoicing, openEInvoicing } from "../support/e-invoicing/e-invoicing.ts"

let e: EInvoicing
beforeAll(async () => {
  e = await openEInvoicing()
})
afterEach(() => e.simulator.heal())
afterAll(() => e.close())

const other = "another-company"
const change = { companyId: other, apiKey: "right", isActive: true }

it("another company is linked anew, with notifications and the token", async () => {
  const [scope] = await e.sender()
  const { nationalSettings, saveNationalSettings } = e.worker.get("EInvoicing")
  expect(await e.worker.run(saveNationalSettings(scope, { isEnabled: true }))).toMatchObject({ isLinked: true })
  await e.worker.run(
    e.worker.get("EInvoicing").saveConnection(scope, { ...change, companyId: `company-${scope.legalEntityId}` }),
  )
  expect(await e.worker.run(nationalSettings(scope))).toMatchObject({ isLinked: true })

  await e.worker.run(e.worker.get("EInvoicing").saveConnection(scope, change))
  expect(await e.worker.run(nationalSettings(scope))).toMatchObject({ isIntegrationActive: true, isLinked: false })
  expect(await e.worker.run(saveNationalSettings(scope, { isEnabled: true }))).toMatchObject({ isLinked: true })
  const account = e.simulator.store.accountOf(other)
  expect(account).toMatchObject({ linked: true, token: "national-token-0123456789" })
  expect(account.notifications).toHaveLength(1)
})

it("the company stays while e-invoices are Pending or Submitted there", async () => {
  const [scope] = await e.sender()
  const save = () => e.worker.run(e.worker.get("EInvoicing").saveConnection(scope, change))
  const refused = { _tag: "FieldsRefused", errors: { companyId: [expect.stringContaining("Pending or Submitted")] } }
  const invoice = await e.post(scope)
  await e.reserve(scope, invoice.id)
  await expect(save()).rejects.toMatchObject(refused)
  const entry = await e.submit(scope, invoice)
  expect(entry).toMatchObject({ status: "Submitted" })
  await expect(save()).rejects.toMatchObject(refused)

  e.simulator.store.deliver(invoice.id, e.simulator.store.acknowledgementOf(invoice.id))
  await e.worker.run(e.worker.get("EInvoicing").syncOne({ tenantId: scope.tenantId, entryId: entry.id }))
  expect(await save()).toMatchObject({ companyId: other })
})
