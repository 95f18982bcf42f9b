import { expect, it } from "vitest"
import { holdingRows } from "../support/database/holding-rows.ts"
import { makeBilling, type OperationView } from "../support/invoicing/billing.ts"
import { prepareSubscriptions } from "../support/orders/subscriptions.ts"
import { lendService } from "../support/service/lent-service.ts"

it("a change that a draft invoice blocks makes no other work wait: nothing of it is stored before", async () => {
  const service = await lendService()
  const { api } = await service.createTenant()
  const subscriptions = await prepareSubscriptions(api)
  const { id, orderNumber } = await subscriptions.create()
  const day = "2024-03-01"
  const invoiced = await api.post(`/Invoices/orders/${id}`, { invoiceDate: day, targetDate: day })
  const { id: draft } = await makeBilling(api).get((invoiced.body as OperationView).id)

  const itsVersion = `new.order_number = '${orderNumber}'`
  const blocked = await holdingRows(service, "before insert on svc.order_versions", itsVersion, () =>
    api.post(`/Subscriptions/${id}/change`, subscriptions.newPrice(200, "2024-03-16")),
  )
  expect(blocked.status).toBe(400)
  expect(blocked.text).toContain(`Draft invoice ${draft} holds a line that would be credited`)
})
