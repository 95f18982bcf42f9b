import { printPermission } from "@svc/domain/identity/permissions"
import type { People } from "@svc/domain/people/people"
import { recentSeconds } from "@svc/domain/people/session"
import { secondsAfter, toIso } from "@svc/domain/shared/timestamp"
import type { Effect } from "effect"

/** Facts about the service that a page may know. */
export interface AboutService {
  readonly version: string
  readonly environment: string
  /** True when the time can be moved. */
  readonly testClock: boolean
}

type Found = Effect.Success<ReturnType<People["me"]>>

export const meBody = (
  { user, person, tenants, legalEntities, permissions, session, provider, now }: Found,
  service: AboutService,
) => {
  const named = tenants.map(({ tenantId, tenantName }) => ({ id: tenantId, name: tenantName }))
  return {
    user: { id: user.id, name: user.name },
    person: {
      id: person.id,
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      hasPassword: person.passwordHash !== undefined,
    },
    tenant: named.find(({ id }) => id === user.tenantId),
    tenants: named,
    legalEntities: legalEntities.map(({ id, name, baseCurrency, country }) => ({ id, name, baseCurrency, country })),
    permissions: permissions.map(printPermission),
    session: {
      id: session.id,
      expires: toIso(session.expiresAt),
      proof: session.proof,
      ...(provider === undefined ? {} : { provider: { id: provider.id, name: provider.name } }),
      owesSecondFactor: session.owesFactor,
      idleExpires: toIso(session.idleAt),
      confirmedUntil: toIso(secondsAfter(session.confirmedAt, recentSeconds)),
    },
    preferences: person.preferences,
    service: { ...service, now: toIso(now) },
  }
}
