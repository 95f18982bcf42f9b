import type { TenantId } from "@svc/domain/shared/ids"
import { sql } from "kysely"

/** Stands for the tenant of a statement until its text is made. */
export const ownTenantPlaceholder = {
  /** The driver asks an unknown object for its value. It gets here when the statement names no tenant. */
  toPostgres: (): never => {
    throw new Error("a subquery takes the tenant of its statement, which names none")
  },
}

/**
 * The tenant that the statement names elsewhere, for SQL that is built before any tenant is known, such as the columns of
 * a list. Each subquery names its tenant by a value, because a sharding engine finds the node of a subquery by that alone.
 */
export const ownTenant = sql.val(ownTenantPlaceholder as unknown as TenantId)
