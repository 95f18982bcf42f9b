import type { ApiClient } from "../service/api-client.ts"
import type { TestService } from "../service/service.ts"
import { until } from "../until.ts"
import { createWebhook, raiseOne } from "./deliveries.ts"
import { startReceiver } from "./receiver.ts"

/**
 * Resolves when a new event has arrived at its own receiver and no other delivery of the tenant is due or under way.
 * Everything that was due before has then been sent, so that a test can check what was not sent.
 */
export const untilAllSent = async ({ sql }: Pick<TestService, "sql">, api: ApiClient): Promise<void> => {
  const fence = await startReceiver()
  const { id } = await createWebhook(api, fence.url(), ["QuoteConverted"])
  await raiseOne(api, "QuoteConverted")
  await fence.waitFor(1)
  const left = () =>
    sql(
      `with tenant as (select tenant_id from svc.webhooks where id = $1)
       select delivery_id from svc.delivery_queue join tenant using (tenant_id) where due_at <= now()
       union all select delivery_id from svc.parked_deliveries join tenant using (tenant_id)`,
      [id],
    )
  await until(left, ({ length }) => length === 0)
  await fence.close()
}
