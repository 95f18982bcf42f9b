import { Effect } from "effect"
import type { Organisation } from "../../organisation/organisation.ts"
import { dateIn } from "../../shared/calendar-date.ts"
import { ResourceNotFound } from "../../shared/errors.ts"
import type { InvoiceId, InvoiceLinkId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { ResourceLock } from "../../shared/ports/resource-lock.ts"
import type { SecretSource } from "../../shared/ports/secret-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { makeWithin } from "../../shared/within.ts"
import {
  expiryOf,
  hasRoomForLink,
  type InvoiceLink,
  isLinkAlive,
  linkToken,
  mostLinks,
  tenantOfToken,
} from "../invoice-link.ts"
import { DocumentLinkRefused, refuse } from "../invoicing.errors.ts"
import type { InvoiceLinkStore, InvoicePages } from "../ports/invoice-link-store.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"

export interface LinkPagesPorts {
  readonly invoiceLinks: InvoiceLinkStore
  readonly invoicePages: InvoicePages
  readonly invoices: Pick<InvoiceStore, "posting" | "read" | "taxesOf">
  readonly organisation: Pick<Organisation, "details">
  readonly secrets: Pick<SecretSource, "token">
  readonly ids: IdSource
  readonly locks: ResourceLock
  readonly unitOfWork: UnitOfWork
}

/** The lines that the page of an invoice shows, at most; the PDF has all of them. */
const mostLines = 200

/** Links to the pages of invoices, and the content of a page (contract I42, I43). */
export const makeLinkPages = (ports: LinkPagesPorts) => {
  const { invoiceLinks, invoicePages, invoices, organisation, secrets, ids, locks, unitOfWork } = ports
  const within = makeWithin(unitOfWork)
  const areOn = (scope: Scope) =>
    Effect.map(
      Effect.catchTag(organisation.details(scope), "ResourceNotFound", Effect.die),
      ({ hostedPages }) => hostedPages && invoicePages.isSafe,
    )
  const shown = (link: InvoiceLink) => ({ link, url: invoicePages.addressOf(link.token) })

  const make = Effect.fnUntraced(function* (
    scope: Scope,
    invoiceId: InvoiceId,
    { id, days }: { readonly id: InvoiceLinkId; readonly days?: number | undefined },
  ) {
    const { status, isPosted } = yield* invoices.posting(scope, invoiceId)
    if (!isPosted) return yield* refuse("NoDocument", { status })
    const { dueDate } = yield* invoices.read(scope, invoiceId)
    const { timeZone } = yield* organisation.details(scope)
    const now = yield* currentTime
    const { tenantId, legalEntityId } = scope
    const link: InvoiceLink = {
      tenantId,
      legalEntityId,
      id,
      invoiceId,
      token: linkToken(tenantId, secrets.token()),
      createdAt: now,
      expiresAt: expiryOf(dueDate, { now, today: dateIn(timeZone, now), days }),
    }
    yield* invoiceLinks.insert(link)
    return link
  })

  /** The link of a token that works, else one refusal for all that do not. */
  const alive = Effect.fnUntraced(function* (token: string) {
    const tenantId = tenantOfToken(token)
    const link = tenantId === undefined ? undefined : yield* invoiceLinks.byToken(tenantId, token)
    if (link === undefined || !isLinkAlive(link, yield* currentTime) || !(yield* areOn(link)))
      return yield* new DocumentLinkRefused()
    return link
  })
  const opened = (token: string) =>
    Effect.suspend(() => {
      const tenantId = tenantOfToken(token)
      return tenantId === undefined ? Effect.fail(new DocumentLinkRefused()) : within({ tenantId }, alive(token))
    })

  return {
    linkPage: Effect.fn("invoicing.linkPage")((scope: Scope, invoiceId: InvoiceId, days?: number) =>
      within(
        scope,
        Effect.gen(function* () {
          yield* invoices.posting(scope, invoiceId)
          // Of two requests at once the second waits, and counts the link of the first.
          yield* locks.hold(scope.tenantId, `links of invoice ${invoiceId}`)
          if (!(yield* areOn(scope))) return yield* refuse("PagesOff", { isSafe: invoicePages.isSafe })
          if (!hasRoomForLink(yield* invoiceLinks.of(scope, invoiceId), yield* currentTime))
            return yield* refuse("TooManyLinks", { most: mostLinks })
          return shown(yield* make(scope, invoiceId, { id: ids.next<InvoiceLinkId>(), days }))
        }),
      ),
    ),
    pageLinks: Effect.fn("invoicing.pageLinks")((scope: Scope, invoiceId: InvoiceId) =>
      within(
        scope,
        Effect.map(Effect.andThen(invoices.posting(scope, invoiceId), invoiceLinks.of(scope, invoiceId)), (all) =>
          all.map(shown),
        ),
      ),
    ),
    revokePageLink: Effect.fn("invoicing.revokePageLink")((scope: Scope, invoiceId: InvoiceId, id: InvoiceLinkId) =>
      within(
        scope,
        Effect.gen(function* () {
          const link = yield* invoiceLinks.find(scope, id)
          if (link?.invoiceId !== invoiceId) return yield* new ResourceNotFound({ noun: "link", id })
          if (link.revokedAt === undefined) yield* invoiceLinks.revoke(scope, id, yield* currentTime)
        }),
      ),
    ),
    /** The invoice to which a token leads, with its first lines and its taxes. */
    openPage: Effect.fn("invoicing.openPage")((token: string) =>
      Effect.flatMap(opened(token), (link) =>
        within(
          link,
          Effect.gen(function* () {
            const { portions, ...invoice } = yield* invoices.read(link, link.invoiceId)
            const taxes = yield* invoices.taxesOf(link, link.invoiceId)
            const [first, second] = portions
            const lines = first === undefined ? [] : yield* first
            const { timeZone } = yield* organisation.details(link)
            const today = dateIn(timeZone, yield* currentTime)
            const hasMore = lines.length > mostLines || second !== undefined
            return { invoice, taxes, today, lines: lines.slice(0, mostLines), hasMore }
          }),
        ),
      ),
    ),
    /** The legal entity and the invoice of a token, for its files. */
    documentOfPage: Effect.fn("invoicing.documentOfPage")((token: string) =>
      Effect.map(opened(token), ({ tenantId, legalEntityId, invoiceId }) => ({
        scope: { tenantId, legalEntityId },
        invoiceId,
      })),
    ),
  }
}
export type OpenedPage = Effect.Success<ReturnType<ReturnType<typeof makeLinkPages>["openPage"]>>
