import { Effect } from "effect"
import type { LedgerEvent } from "../../ledger/ledger.events.ts"
import type { Ledger } from "../../ledger/ledger.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { dateIn } from "../../shared/calendar-date.ts"
import { decimal } from "../../shared/decimal.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import { inTurns } from "../../shared/together.ts"
import type { Invoice } from "../invoice.ts"
import type { InvoicingEvent } from "../invoicing.events.ts"
import type { Candidate } from "./posting-candidate.ts"

export interface BookPostedPorts {
  readonly organisation: Pick<Organisation, "details">
  readonly ledger: Pick<Ledger, "journalOf" | "postAll">
  readonly events: EventBus<InvoicingEvent | LedgerEvent>
}

/** The number of invoices whose events are made while the events before them are being written. */
const toldAtOnce = 100

/** Posts the journals of posted invoices, and raises InvoicePosted and JournalPosted. */
export const makeBookPosted = ({ organisation, ledger, events }: BookPostedPorts) =>
  Effect.fnUntraced(function* (
    origin: EventOrigin,
    candidates: readonly Candidate[],
    numbers: readonly { readonly journalNumber: string }[],
    posted: readonly Invoice[],
  ) {
    const { timeZone, fiscalYearStartMonth } = yield* organisation.details(origin)
    const journals = posted.map((invoice, index) =>
      ledger.journalOf(origin, {
        number: numbers[index]!.journalNumber,
        type: "Invoice",
        description: `Invoice ${invoice.number}`,
        effectiveDate: invoice.invoiceDate,
        postedAt: invoice.postedAt!,
        fiscalYearStartMonth,
        vouchers: [
          {
            effectiveDate: invoice.invoiceDate,
            source: "Invoicing",
            invoice: { id: invoice.id, number: invoice.number! },
            accountId: invoice.account.id,
            salesCurrency: invoice.currency,
            exchangeRate: invoice.exchangeRate ?? decimal("1"),
            lines: candidates[index]!.lines,
          },
        ],
      }),
    )
    const raised = posted.map((invoice, index): readonly (InvoicingEvent | LedgerEvent)[] => [
      { _tag: "InvoicePosted", invoice: { ...invoice, asOf: dateIn(timeZone, invoice.postedAt!) } },
      { _tag: "JournalPosted", journal: journals[index]! },
    ])
    // Events that are raised apart have a common correlation id only when their origin gives one.
    const atOnce = origin.correlationId === undefined ? raised.length : toldAtOnce
    const tellFrom = (start: number) =>
      Effect.suspend(() => events.publish(origin, raised.slice(start, start + atOnce).flat()))
    const starts = Array.from({ length: Math.ceil(raised.length / atOnce) }, (_, part) => part * atOnce)
    yield* inTurns(ledger.postAll(journals), ...starts.map(tellFrom))
  })
