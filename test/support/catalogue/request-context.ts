import type { RequestContext } from "@svc/domain/catalogue/request-context"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"

const text = (key: unknown) => (typeof key === "string" ? key : String((key as { readonly value?: unknown }).value))

/**
 * A context that reads requests about products without a database: every key is taken as the id of something that
 * exists.
 */
export const madeUpContext = (): RequestContext => {
  let made = 0
  const named = (_: string, key: unknown) => Effect.succeed({ id: text(key), name: text(key), code: text(key) })
  return {
    lookUps: {
      currency: (_: string, key: unknown) => Effect.succeed(text(key)),
      taxTemplate: named,
      financialAccount: named,
      paymentTerm: named,
    } as unknown as RequestContext["lookUps"],
    category: named,
    feature: named,
    configurations: { Product: [], ChargePlan: [], Charge: [] },
    nextId: <Id extends string>() => `00000000-0000-7000-8000-${String(++made).padStart(12, "0")}` as Id,
    now: 1_800_000_000_000 as Timestamp,
  }
}
