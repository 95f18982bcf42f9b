import { askedForPriority } from "@svc/domain/webhooks/ports/delivery-queue"
import { sql } from "kysely"

/** PostgreSQL's clock, which all processes share; the test clock moves it. */
export const now = sql.raw("queue_now()")

/** The mark of an attempt that a person waits for. */
export const asked = ({ priority }: { readonly priority: number }) =>
  priority === askedForPriority ? ({ askedFor: true } as const) : {}

export const isFree = sql.raw("(leased_until is null or leased_until <= queue_now())")
