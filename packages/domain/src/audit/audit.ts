import { Effect } from "effect"
import { ResourceNotFound } from "../shared/errors.ts"
import type { UnitOfWork } from "../shared/ports/unit-of-work.ts"
import type { AuditFilter, AuditSight } from "./audit-row.ts"
import type { DigestChainPorts } from "./digest-chain.ts"
import type { AuditLogStore } from "./ports/audit-log-store.ts"
import { makeCloseDays } from "./use-cases/close-days.ts"
import { isTampered, makeVerifyDays } from "./use-cases/verify-days.ts"

export interface AuditPorts extends DigestChainPorts {
  readonly auditLog: AuditLogStore
  readonly unitOfWork: UnitOfWork
}

/** The audit log of a tenant: who changed what (contract G30, G31). */
export const makeAudit = ({ auditLog, unitOfWork, ...ports }: AuditPorts) => ({
  closeDays: makeCloseDays({ ...ports, unitOfWork }),
  verify: makeVerifyDays({ ...ports, unitOfWork }),
  isTampered,
  list: Effect.fn("audit.list")((filter: AuditFilter, after: string | undefined, limit: number) =>
    unitOfWork.atomically(filter.tenantId, auditLog.list(filter, after, limit), "snapshot"),
  ),
  get: Effect.fn("audit.get")(function* (by: AuditSight, id: string) {
    const found = yield* unitOfWork.atomically(by.tenantId, auditLog.find(by, id), "snapshot")
    return found ?? (yield* new ResourceNotFound({ noun: "row of the audit log", id }))
  }),
})
export type Audit = ReturnType<typeof makeAudit>
