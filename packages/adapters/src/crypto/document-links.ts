import type { DocumentLink, LinkedDocument } from "@svc/domain/invoicing/document-link"
import type { DocumentLinks } from "@svc/domain/invoicing/ports/document-links"
import type { LegalEntityId, TenantId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { type SecretBox, SecretUnreadable } from "./secret-box.ts"

const context = "document link"

/**
 * Links as sealed texts: AES-256-GCM verifies the whole text in constant time before any part of it is read. A link
 * works as long as the key that sealed it is known.
 */
export const makeDocumentLinks = (box: SecretBox): DocumentLinks => ({
  seal: ({ tenantId, legalEntityId, document: { _tag, id }, expiresAt }) =>
    box.seal([tenantId, legalEntityId, _tag, id, expiresAt].join(" "), context),

  open: (sealed) => {
    // Base64url has several spellings of the same bytes. Only the spelling that was given out is accepted.
    const [, , ...parts] = sealed.split(".")
    if (parts.length !== 2 || parts.some((part) => Buffer.from(part, "base64url").toString("base64url") !== part))
      return undefined
    try {
      const [tenantId, legalEntityId, _tag, id, expiresAt] = box.open(sealed, context).split(" ")
      return {
        tenantId: tenantId as TenantId,
        legalEntityId: legalEntityId as LegalEntityId,
        document: { _tag, id } as LinkedDocument,
        expiresAt: Number(expiresAt) as Timestamp,
      } satisfies DocumentLink
    } catch (error) {
      if (error instanceof SecretUnreadable) return undefined
      throw error
    }
  },
})
