import type { Timestamp } from "@svc/domain/shared/timestamp"
import { applyToDelivery, type DeliveryProgress, expectsAttempt, newDelivery } from "@svc/domain/webhooks/delivery"
import { nextAttemptAt } from "@svc/domain/webhooks/retry-policy"
import { describe, expect, it } from "vitest"
import { openCases } from "./case-folders.ts"

/** A delivery whose attempts all fail after `attemptSeconds`. `attempts` are the times of its attempts. */
interface Case {
  readonly title: string
  readonly policy: { readonly maxAttempts: number; readonly intervalSeconds: number }
  readonly start: string
  readonly attemptSeconds: number
  readonly attempts: readonly string[]
}

describe.each(openCases("retry-schedule"))("the retries of a delivery, $from cases", (folder) => {
  it.each(folder.cases<Case>())("$title", ({ policy, start, attemptSeconds, attempts }) => {
    let delivery: DeliveryProgress = newDelivery(Date.parse(start) as Timestamp)
    const made: string[] = []
    while (expectsAttempt(delivery) && made.length <= attempts.length) {
      const startedAt = delivery.nextAttemptAt!
      made.push(new Date(startedAt).toISOString())
      const endedAt = (startedAt + attemptSeconds * 1000) as Timestamp
      const retryAt = nextAttemptAt(made.length, endedAt, { ...policy, jitter: 0 }, 0)
      delivery = applyToDelivery(delivery, { _tag: "AttemptFailed", ...(retryAt === undefined ? {} : { retryAt }) })
    }
    expect(made).toEqual(attempts)
    expect(delivery.state).toBe("Failed")
  })
})
