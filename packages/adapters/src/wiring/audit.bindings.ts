import type { Audit } from "@svc/domain/audit/audit"
import type { AuditDigestStore } from "@svc/domain/audit/ports/audit-digest-store"
import type { AuditLogStore } from "@svc/domain/audit/ports/audit-log-store"

export interface AuditBindings {
  Audit: Audit
  AuditDigestStore: AuditDigestStore
  AuditLogStore: AuditLogStore
}
