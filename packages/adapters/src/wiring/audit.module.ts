import { makeAudit } from "@svc/domain/audit/audit"
import { makePostgresAuditLogStore } from "../postgres/audit/audit-log-store.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

/** The audit log. Units of work write it. */
export const auditModule = {
  bind: (bind) => {
    provide(bind, "AuditLogStore", ["Db"], makePostgresAuditLogStore)
    provideFrom(bind, "Audit", { auditLog: "AuditLogStore", unitOfWork: "UnitOfWork" }, makeAudit)
  },
  // At least the whole months of the setting, each as long as the longest.
  monthlyLogs: [
    { dropMonths: "drop_audit_months", keptSeconds: ({ auditRetentionMonths }) => auditRetentionMonths * 31 * 86_400 },
  ],
} satisfies ContextModule
