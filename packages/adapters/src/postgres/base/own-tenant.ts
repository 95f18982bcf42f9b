import type { TenantId } from "@svc/domain/shared/ids"
import { sql } from "kysely"

/** Stands for the tenant of a statement until the statement's text is made. */
export const ownTenantPlaceholder = {
  /** The driver calls this for an object that it does not know, so only when the statement names no tenant. */
  toPostgres: (): never => {
    throw new Error("a subquery takes the tenant of its statement, which names none")
  },
}

/**
 * The tenant that the same statement names elsewhere. For SQL that is built before the tenant is known, such as the
 * columns of a list. Each subquery has to name its tenant by a value, because Citus finds the node of a subquery only
 * by it.
 */
export const ownTenant = sql.val(ownTenantPlaceholder as unknown as TenantId)
