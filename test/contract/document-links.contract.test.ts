import { makeDocumentLinks } from "@svc/adapters/crypto/document-links"
import { makeSecretBox } from "@svc/adapters/crypto/secret-box"
import type { DocumentLink } from "@svc/domain/invoicing/document-link"
import type { InvoiceId, LegalEntityId, TenantId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import fc from "fast-check"
import { randomBytes } from "node:crypto"
import { expect, it } from "vitest"

const [key, next] = [randomBytes(32), randomBytes(32)]
const box = makeSecretBox([key])
const links = makeDocumentLinks(box)
const link: fc.Arbitrary<DocumentLink> = fc.record({
  tenantId: fc.uuid() as fc.Arbitrary<TenantId>,
  legalEntityId: fc.uuid() as fc.Arbitrary<LegalEntityId>,
  document: fc.oneof(
    fc.record({ _tag: fc.constant("Invoice" as const), id: fc.uuid() as fc.Arbitrary<InvoiceId> }),
    fc.record({ _tag: fc.constant("Attachment" as const), id: fc.uuid() }),
  ),
  expiresAt: fc.nat() as unknown as fc.Arbitrary<Timestamp>,
})

it("opens what it sealed, also with a key that no longer seals, and with no other", () => {
  fc.assert(
    fc.property(link, (wanted) => {
      const sealed = links.seal(wanted)
      expect(sealed).toMatch(/^[\w.-]{1,1000}$/)
      expect(links.open(sealed)).toEqual(wanted)
      expect(makeDocumentLinks(makeSecretBox([next, key])).open(sealed)).toEqual(wanted)
      expect(makeDocumentLinks(makeSecretBox([next])).open(sealed)).toBeUndefined()
    }),
  )
})

it("opens nothing that differs in a character, and nothing that was sealed for something else", () => {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_."
  const letter = fc.constantFrom(...letters.split(""))
  fc.assert(
    fc.property(link, fc.nat(), letter, fc.constantFrom(0, 1), (wanted, at, by, removed) => {
      const sealed = links.seal(wanted)
      const index = at % (sealed.length + 1 - removed)
      const altered = sealed.slice(0, index) + by + sealed.slice(index + removed)
      fc.pre(altered !== sealed)
      expect(links.open(altered)).toBeUndefined()
      expect(links.open(sealed.slice(0, Math.min(index, sealed.length - 1)))).toBeUndefined()
    }),
    { numRuns: 500 },
  )
  expect(links.open(box.seal("t e Invoice i 9", "another thing"))).toBeUndefined()
})
