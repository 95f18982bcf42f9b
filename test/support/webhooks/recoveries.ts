import { expect } from "vitest"
import type { ApiClient } from "../service/api-client.ts"
import { until } from "../until.ts"
import type { WebhookView } from "./deliveries.ts"

interface RecoveryView {
  readonly id: string
  readonly state: string
  readonly total: number
  readonly resent: number
  readonly sent: number
  readonly delivered: number
  readonly failed: number
  readonly withdrawn: number
  readonly finished?: string
}

/** Recoveries of the webhook that a test has at the moment. */
export const makeRecoveries = (of: () => { readonly api: ApiClient; readonly webhook: WebhookView }) => {
  const recover = (body: object) => of().api.post(`/Webhooks/${of().webhook.id}/Recover`, body)
  const count = async (body: object) => {
    const answer = await recover({ ...body, dryRun: true })
    expect(answer).toMatchObject({ status: 200, body: { dryRun: true } })
    return (answer.body as RecoveryView).total
  }
  const start = async (body: object) => {
    const answer = await recover(body)
    expect(answer.status).toBe(202)
    return answer.body as RecoveryView
  }
  const read = async (id: string) => (await of().api.get(`/WebhookRecoveries/${id}`)).body as RecoveryView
  const finished = (id: string) =>
    until(
      () => read(id),
      ({ state }) => state !== "Running",
      30_000,
    )
  return { recover, count, start, read, finished }
}
