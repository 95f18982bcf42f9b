import { Effect } from "effect"
import type { Organisation } from "../../organisation/organisation.ts"
import type { ReferenceData } from "../../reference-data/reference-data.ts"
import { dateIn } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { type AccountingPeriod, fiscalYearDays, periodName } from "../accounting-period.ts"
import type { ExportFormat } from "../export-format.ts"
import type { BookedVoucher, ExportedVoucher } from "../journal.ts"
import type { VoucherStore } from "../ports/voucher-store.ts"
import { sieHead, sieVoucher } from "../sie.ts"
import { voucherCsv, voucherCsvHead } from "../voucher-csv.ts"

/** A file whose text is read piece by piece, in the unit of work that requested it. */
export interface ExportedPeriod {
  readonly fileName: string
  readonly pieces: Iterable<Effect.Effect<string, PortUnavailable>>
}

export interface ExportPeriodPorts {
  readonly vouchers: VoucherStore
  readonly organisation: Pick<Organisation, "details">
  readonly referenceData: Pick<ReferenceData, "financialAccounts">
}

/** More accounts than any chart has. */
const mostAccounts = 100_000
/** The file extensions. `si` marks vouchers that another program imports (SIE 4B, section 5.3). */
const endings = { csv: "csv", sie: "si" } as const satisfies Record<ExportFormat, string>

/** The vouchers of an accounting period as a file for another bookkeeping program (contract J11). */
export const makeExportPeriod = ({ vouchers, organisation, referenceData }: ExportPeriodPorts) => {
  const sie = Effect.fnUntraced(function* (scope: Scope, { fiscalYear }: AccountingPeriod) {
    const entity = yield* organisation.details(scope)
    const order = [{ field: "code", descending: false }]
    const chart = yield* referenceData.financialAccounts.list(scope, { order, offset: 0, limit: mostAccounts })
    const facts = {
      entity,
      fiscalYear: fiscalYearDays(fiscalYear, entity.fiscalYearStartMonth),
      accounts: chart.items,
      today: dateIn(entity.timeZone, yield* currentTime),
    }
    return { head: sieHead(facts), print: (voucher: ExportedVoucher) => sieVoucher(voucher, entity) }
  })

  return Effect.fn("ledger.exportPeriod")(function* (scope: Scope, period: AccountingPeriod, format: ExportFormat) {
    const { head, print } = format === "sie" ? yield* sie(scope, period) : { head: voucherCsvHead, print: voucherCsv }
    const days = { from: period.firstDay, to: period.lastDay }
    function* pieces(): Generator<Effect.Effect<string, PortUnavailable>> {
      yield Effect.succeed(head)
      let last: BookedVoucher | undefined
      for (let isOver = false; !isOver;)
        yield Effect.map(vouchers.portion(scope, days, last), (found) => {
          last = found.at(-1)
          isOver = last === undefined
          return found.map(print).join("")
        })
    }
    return { fileName: `ledger-${periodName(period)}.${endings[format]}`, pieces: pieces() } satisfies ExportedPeriod
  })
}
