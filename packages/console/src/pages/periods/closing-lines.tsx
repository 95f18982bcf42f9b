import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { type AnswerOf, call } from "../../api/call.ts"
import { useAsk } from "../../shell/ask.ts"
import { useBaseCurrency, useEntity } from "../../shell/entity.ts"
import { Moment } from "../../shell/moment.tsx"
import { useReason, useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { nowIso, today } from "../../ui/time.ts"
import { failsToCome, useRateImports } from "../overview/rate-imports.tsx"
import { totalOf } from "../overview/total-of.ts"
import { invoiceQuery } from "../invoices/invoice-filters.ts"
import { paymentQuery } from "../payments/payment-filters.ts"
import type { Period } from "./period.ts"
import { useWaitingRevenue } from "./waiting-revenue.ts"

/** One check before a month is closed. */
export interface ClosingLine {
  readonly words: string
  /** `blocks`: the service refuses to close; `open`: somebody should look; undefined while it is not known. */
  readonly state: "done" | "open" | "blocks" | undefined
  readonly note?: ReactNode
  readonly action?: ReactNode
}

/** The state of a line that counts the remaining items. */
const stateOf = (left: number | undefined, isBlocking: boolean): ClosingLine["state"] =>
  left === undefined ? undefined : left === 0 ? "done" : isBlocking ? "blocks" : "open"

const useMay = () => {
  const reasonFor = useReason()
  return (need: string) => reasonFor(need) === undefined
}

/** The end of the month, after which no more documents are expected in it. */
const useEndLine = ({ endDate }: Period): ClosingLine => {
  const { time } = useWords()
  const isOver = endDate < today()
  return {
    words: isOver ? "Month ended" : "Month ends",
    state: stateOf(isOver ? 0 : 1, false),
    note: isOver ? undefined : `on ${time.date(endDate)}`,
  }
}

/** Imports of exchange rates; absent when none is connected. */
const useRateLine = (): ClosingLine | undefined => {
  const entity = useEntity()
  const { imports, isPending } = useRateImports(useMay()("rates:read"))
  if (isPending || imports.length === 0) return undefined
  const failed = imports.filter(failsToCome).length
  return {
    words: "Exchange rates imported",
    state: stateOf(failed, false),
    note: failed === 0 ? undefined : `${failed} ${failed === 1 ? "import fails" : "imports fail"}`,
    action: (
      <Link to="/$entity/integrations" params={{ entity }}>
        Show imports
      </Link>
    ),
  }
}

/** Draft invoices and credit notes dated in the month. */
const useDraftLine = ({ startDate: from, endDate: to }: Period): ClosingLine | undefined => {
  const entity = useEntity()
  const { numbers } = useWords()
  const enabled = useMay()("invoices:read")
  const search = { status: "Draft", from, to }
  const { Filter = "" } = invoiceQuery(search, false)
  const { data } = useAsk("/Invoices/Sums", { query: { Filter } }, { enabled })
  const left = data?.data.reduce((sum, { count }) => sum + count, 0)
  if (!enabled) return undefined
  return {
    words: "Invoices posted",
    state: stateOf(left, true),
    note:
      data === undefined || left === 0
        ? undefined
        : [
            `${numbers.count(left!)} ${left === 1 ? "draft" : "drafts"}`,
            ...data.data.map(({ totalAmount, currency }) => numbers.money(totalAmount, currency)),
          ].join(" · "),
    action: (
      <Link to="/$entity/invoices" params={{ entity }} search={search}>
        Post drafts
      </Link>
    ),
  }
}

/** Payments up to the end of the month that are not posted or not fully matched. */
const usePaymentLine = ({ endDate: to }: Period): ClosingLine | undefined => {
  const entity = useEntity()
  const { numbers } = useWords()
  const enabled = useMay()("payments:read")
  const { Filter = "" } = paymentQuery({ to })
  const left = totalOf(useAsk("/Payments", { query: { Filter, PageSize: 1 } }, { enabled }).data)
  if (!enabled) return undefined
  return {
    words: "Payments matched",
    state: stateOf(left, false),
    note: left === undefined || left === 0 ? undefined : `${numbers.count(left)} to match or post`,
    action: (
      <Link to="/$entity/payments" params={{ entity }} search={{ to }}>
        Match payments
      </Link>
    ),
  }
}

/** Revenue up to the end of the month that is not recognised. */
const useRevenueLine = (period: Period, onRecognise: () => void): ClosingLine | undefined => {
  const { numbers } = useWords()
  const base = useBaseCurrency()
  const enabled = useMay()("journals:write")
  const [waits] = useWaitingRevenue([period], enabled).data ?? []
  if (!enabled) return undefined
  return {
    words: "Revenue recognised",
    state: stateOf(waits?.items, true),
    note:
      waits === undefined || waits.items === 0
        ? undefined
        : `${numbers.count(waits.items)} ${waits.items === 1 ? "item" : "items"} · ${numbers.money(waits.amount, base)}`,
    action: <Button onClick={onRecognise}>Recognise revenue…</Button>,
  }
}

/** E-invoices of any month that are not accepted yet. */
const useEInvoiceLine = (): ClosingLine | undefined => {
  const entity = useEntity()
  const { numbers } = useWords()
  const enabled = useMay()("einvoices:read")
  const { data } = useAsk("/NationalEInvoices/Counts", {}, { enabled })
  const left =
    data === undefined
      ? undefined
      : [data.failed, data.unknown, data.heldBack, data.pending, data.submitted].reduce(
          (sum, { count }) => sum + count,
          0,
        )
  if (!enabled) return undefined
  return {
    words: "E-invoices accepted",
    state: stateOf(left, false),
    note: left === undefined || left === 0 ? undefined : `${numbers.count(left)} not accepted yet`,
    action: (
      <Link to="/$entity/e-invoices" params={{ entity }}>
        Show e-invoices
      </Link>
    ),
  }
}

/** The result of the checks, and how many journals there were when they began. */
type Verified = AnswerOf<"get", "/AccountingPeriods/Verification"> & {
  readonly at: string
  readonly journals: number | undefined
}

const oneJournal = { query: { PageSize: 1 } }

/** The checks of the books, which run only when somebody asks, because they read all documents. */
const useBooksLine = (): ClosingLine => {
  const legalEntity = useEntity()
  const { numbers } = useWords()
  const { data, error, isFetching, refetch } = useQuery<Verified, Error>({
    queryKey: [legalEntity, "books verification"],
    enabled: false,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const before = await call("get", "/Journals", { ...oneJournal, legalEntity, signal })
      const found = await call("get", "/AccountingPeriods/Verification", { legalEntity, signal })
      return { ...found, at: nowIso(), journals: totalOf(before) }
    },
  })
  // Each booking adds a journal, so the checks hold as long as their number stays.
  const journals = totalOf(useAsk("/Journals", oneJournal, { enabled: data !== undefined }).data)
  const isOld = data !== undefined && journals !== undefined && journals !== data.journals
  const wrong = data?.checks.filter(({ count }) => count > 0) ?? []
  const errors = wrong.reduce((sum, { count }) => sum + count, 0)
  return {
    words: "Books verified",
    state: isFetching ? undefined : data === undefined || isOld ? "open" : stateOf(errors, false),
    note: isFetching ? (
      "Verifying…"
    ) : error !== null ? (
      error.message
    ) : data === undefined ? undefined : isOld ? (
      "Booked since then: verify again"
    ) : errors === 0 ? (
      <Moment at={data.at} />
    ) : (
      <details>
        <summary>
          {numbers.count(errors)} {errors === 1 ? "error" : "errors"}
        </summary>
        <ul>
          {wrong.flatMap(({ disagreements }) =>
            disagreements.map(({ about, message }) => (
              <li key={`${about} ${message}`}>
                {about} {message}
              </li>
            )),
          )}
        </ul>
      </details>
    ),
    action: (
      <Button busy={isFetching} onClick={() => void refetch()}>
        Verify books
      </Button>
    ),
  }
}

/** The checks before a month is closed that the person may see, in the order of the work. */
export const useClosingLines = (period: Period, onRecognise: () => void): readonly ClosingLine[] =>
  [
    useEndLine(period),
    useRateLine(),
    useDraftLine(period),
    usePaymentLine(period),
    useRevenueLine(period, onRecognise),
    useEInvoiceLine(),
    useBooksLine(),
  ].filter((line) => line !== undefined)
