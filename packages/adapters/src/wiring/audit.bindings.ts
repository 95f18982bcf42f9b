import type { Audit } from "@svc/domain/audit/audit"
import type { AuditLogStore } from "@svc/domain/audit/ports/audit-log-store"

export interface AuditBindings {
  Audit: Audit
  AuditLogStore: AuditLogStore
}
