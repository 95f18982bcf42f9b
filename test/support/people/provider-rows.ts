import type { TenantId, UserId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import type { Side } from "../service/side.ts"

/** Stores a sign-in provider of a tenant, and a link of a user to it. */
export const leaveProviderRows = (
  side: Side,
  { tenantId, userId }: { readonly tenantId: TenantId; readonly userId: UserId },
) => {
  const store = side.get("SignInProviderStore")
  const issuer = "https://id.example.com"
  const provider = { id: randomUUID(), tenantId, name: "Id", issuer, clientId: "svc", clientSecret: "x", domains: [] }
  const linked = store.link(tenantId, userId, { issuer, subject: randomUUID() }, 0 as Timestamp)
  return side.run(side.get("UnitOfWork").atomically(tenantId, Effect.andThen(store.put(provider), linked)))
}
