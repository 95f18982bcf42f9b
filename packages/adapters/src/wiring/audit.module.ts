import { makeAudit } from "@svc/domain/audit/audit"
import { makePostgresAuditDigestStore } from "../postgres/audit/audit-digest-store.ts"
import { makePostgresAuditLogStore } from "../postgres/audit/audit-log-store.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

/** The audit log. Units of work write it. */
export const auditModule = {
  bind: (bind) => {
    provide(bind, "AuditLogStore", ["Db"], makePostgresAuditLogStore)
    provide(bind, "AuditDigestStore", ["Db"], makePostgresAuditDigestStore)
    const ports = { auditLog: "AuditLogStore", auditDigests: "AuditDigestStore", unitOfWork: "UnitOfWork" } as const
    provideFrom(bind, "Audit", ports, makeAudit)
  },
  // At least the whole months of the setting, each as long as the longest.
  monthlyLogs: [
    { dropMonths: "drop_audit_months", keptSeconds: ({ auditRetentionMonths }) => auditRetentionMonths * 31 * 86_400 },
  ],
} satisfies ContextModule
