import { Effect, Equal, Fiber } from "effect"
import type { PortUnavailable, ResourceNotFound } from "../../shared/errors.ts"
import { given } from "../../shared/given.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime, type Timestamp } from "../../shared/timestamp.ts"
import { refuse } from "../invoicing.errors.ts"
import type { DocumentStore } from "../ports/document-store.ts"
import type { DrawnInvoice, InvoiceDocument } from "../ports/invoice-document.ts"
import type { NationalMarks } from "../ports/national-marks.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"

export interface DrawInvoicePorts {
  readonly invoices: InvoiceStore
  readonly document: InvoiceDocument
  readonly documents: DocumentStore
  readonly nationalMarks: NationalMarks
  readonly unitOfWork: UnitOfWork
}

/** The members of an invoice that its PDF depends on and that may change. */
type Drawn = Pick<DrawnInvoice, "id" | "invoiceAddress" | "invoiceDate" | "nationalMark" | "parties">
type Drawing = Fiber.Fiber<void, ResourceNotFound | PortUnavailable>

/**
 * Gives a posted invoice as a PDF that is named by its number (contract I20). The PDF is drawn once, outside of the
 * transaction, and stored. A drawing continues when its caller leaves, so that the next request finds the PDF.
 */
export const makeDrawInvoice = ({ invoices, document, documents, nationalMarks, unitOfWork }: DrawInvoicePorts) => {
  const drawings = new Map<InvoiceId, Drawing>()

  /** Stores the PDF, unless the invoice entered the national system while it was drawn: then it is drawn anew. */
  const keep = Effect.fnUntraced(function* (scope: Scope, drawn: Drawn, content: Uint8Array, now: Timestamp) {
    const mark = yield* nationalMarks.of({ ...scope, ...drawn })
    if (Equal.equals(mark, drawn.nationalMark)) yield* documents.keep(scope, drawn, content, now)
  })

  const drawAndKeep = Effect.fnUntraced(function* (scope: Scope, id: InvoiceId) {
    let drawn: Drawn | undefined
    const read = Effect.gen(function* () {
      const invoice = yield* invoices.find(scope, id)
      return { ...invoice, ...given({ nationalMark: yield* nationalMarks.of(invoice) }) }
    })
    const load = Effect.tap(unitOfWork.atomically(scope.tenantId, read), (invoice) =>
      Effect.sync(() => {
        // The lines are left out, so that they do not stay in memory while another thread draws them.
        const { parties, invoiceAddress, invoiceDate, nationalMark } = invoice
        drawn = { id, invoiceDate, ...given({ parties, invoiceAddress, nationalMark }) }
      }),
    )
    const content = yield* document.pdf(scope.tenantId, load)
    const now = yield* currentTime
    yield* unitOfWork.atomically(scope.tenantId, keep(scope, drawn!, content, now))
  })

  const draw = Effect.fnUntraced(function* (scope: Scope, id: InvoiceId) {
    const running = drawings.get(id)
    if (running !== undefined) return yield* Fiber.join(running)
    const ended = Effect.sync(() => drawings.delete(id))
    const drawing = yield* Effect.forkDetach(Effect.ensuring(drawAndKeep(scope, id), ended))
    drawings.set(id, drawing)
    return yield* Fiber.join(drawing)
  })

  return Effect.fn("invoicing.drawInvoice")(function* (scope: Scope, id: InvoiceId) {
    const kept = unitOfWork.atomically(scope.tenantId, documents.find(scope, id))
    const found = yield* kept
    if (found !== undefined) return found
    const { status, isPosted } = yield* unitOfWork.atomically(scope.tenantId, invoices.posting(scope, id))
    if (!isPosted) return yield* refuse("NoDocument", { status })
    for (;;) {
      yield* draw(scope, id)
      const drawn = yield* kept
      // Nothing is stored when the parties or the national mark changed during the drawing.
      if (drawn !== undefined) return drawn
    }
  })
}
