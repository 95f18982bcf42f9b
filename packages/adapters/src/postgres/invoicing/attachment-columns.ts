import type { InvoiceAttachment } from "@svc/domain/invoicing/invoice-attachment"
import type { Scope } from "@svc/domain/shared/scope"

export const attachmentColumns = ({ tenantId }: Pick<Scope, "tenantId">, attachment: InvoiceAttachment) => ({
  tenant_id: tenantId,
  id: attachment.id,
  invoice_id: attachment.invoiceId,
  name: attachment.name,
  content_type: attachment.contentType,
  content: Buffer.from(attachment.content),
  created_at: new Date(attachment.createdAt),
  is_former_document: attachment.isFormerDocument === true,
})
