import { useInfiniteQuery } from "@tanstack/react-query"
import { request } from "../../api/call.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { SaveCsv } from "../../shell/save-csv.tsx"
import { useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import type { Column } from "../../ui/column.ts"
import css from "../../ui/layout.module.css"
import { LogTable } from "../../ui/log-table.tsx"
import { Note, Section } from "../../ui/page.tsx"
import { Progress } from "../../ui/progress.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"
import type { RateProviderPath } from "./rate-providers.ts"

type Schemas = components["schemas"]
type Currency = Schemas["RateImportCurrency"]
type Conflict = Schemas["RateConflict"]

const isUnderWay = (state: Schemas["RateImport"]["state"]) => state === "Queued" || state === "Running"

/** The result of an import: its progress, each currency, and the rates that conflicted with existing ones. */
export const ImportResult = ({ path, id }: { readonly path: RateProviderPath; readonly id: string }) => {
  const { numbers } = useWords()
  const found = useAsk(
    `${path}/Imports/{id}`,
    { path: { id }, query: { PageSize: 1 } },
    { every: ({ state }) => (isUnderWay(state) ? 1000 : undefined) },
  )
  if (found.isError) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (found.data === undefined) return <Skeleton rows={4} />
  const { state, progress, createdCount, conflictCount, message, currencies } = found.data
  const figures = [
    `${numbers.count(progress.done)} of ${numbers.count(progress.currencies)} currencies`,
    `${numbers.count(createdCount)} ${createdCount === 1 ? "rate" : "rates"} made`,
    `${numbers.count(conflictCount)} ${conflictCount === 1 ? "conflict" : "conflicts"}`,
  ].join(", ")
  return (
    <>
      <div aria-live="polite">
        {isUnderWay(state) ? <Progress label="Import" done={progress.done} of={progress.currencies} /> : null}
        <Note>{message === undefined ? figures : `${figures}. ${message}`}</Note>
      </div>
      {currencies.length === 0 ? null : (
        <Section title="Currencies">
          <Currencies rows={currencies} />
        </Section>
      )}
      <Warnings warnings={currencies.flatMap(({ warnings }) => warnings)} />
      {conflictCount === 0 ? null : <Conflicts path={path} id={id} />}
    </>
  )
}

const Currencies = ({ rows }: { readonly rows: readonly Currency[] }) => {
  const { numbers } = useWords()
  const columns: readonly Column<Currency>[] = [
    { key: "code", head: "Currency", width: "96px", phone: "title", cell: ({ currency }) => currency ?? "All" },
    {
      key: "observations",
      head: "Answered",
      width: "96px",
      end: true,
      cell: ({ observations }) => numbers.count(observations),
    },
    {
      key: "created",
      head: "Made",
      width: "80px",
      end: true,
      phone: "aside",
      cell: ({ created }) => numbers.count(created),
    },
    { key: "conflicts", head: "Conflicts", width: "88px", end: true, cell: (each) => numbers.count(each.conflicts) },
    {
      key: "failures",
      head: "What failed",
      width: "minmax(160px, 1fr)",
      phone: "note",
      cell: ({ failures }) => <span title={failures.join(" ")}>{failures.join(" ")}</span>,
    },
  ]
  return (
    <LogTable label="Currencies" columns={columns} rows={rows} keyOf={({ currency = "" }) => currency} fill={false} />
  )
}

/** Rates that were stored although they differ much from the ones before them. */
const Warnings = ({ warnings }: { readonly warnings: readonly string[] }) =>
  warnings.length === 0 ? null : (
    <Section title="Look at these rates">
      <Note>Each of these rates differs by 20 % or more from the one before. They were created nevertheless.</Note>
      {warnings.map((text) => (
        <Note key={text}>{text}</Note>
      ))}
    </Section>
  )

const Conflicts = ({ path, id }: { readonly path: RateProviderPath; readonly id: string }) => {
  const entity = useEntity()
  const { time, numbers } = useWords()
  const list = useInfiniteQuery({
    queryKey: [entity, `${path}/Imports/{id}`, "conflicts", id],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const query = { PageSize: 100, Cursor: pageParam }
      const { body } = await request("get", `${path}/Imports/{id}`, {
        path: { id },
        query,
        legalEntity: entity,
        signal,
      })
      return (body as Schemas["RateImportResult"]).conflicts
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  const columns: readonly Column<Conflict>[] = [
    { key: "day", head: "Day", width: "120px", phone: "note", cell: (each) => time.date(each.effectiveFromDate) },
    {
      key: "pair",
      head: "Currency",
      width: "112px",
      phone: "title",
      cell: ({ fromCurrency, toCurrency }) => `${fromCurrency} → ${toCurrency}`,
    },
    {
      key: "there",
      head: "There already",
      width: "minmax(160px, 1fr)",
      end: true,
      cell: ({ existing }) => numbers.exact(existing.rate),
    },
    {
      key: "new",
      head: "Not made",
      width: "minmax(160px, 1fr)",
      end: true,
      phone: "corner",
      cell: ({ rate }) => numbers.exact(rate),
    },
    {
      key: "same",
      head: "Compared",
      width: "128px",
      phone: "aside",
      cell: ({ sameValue }) =>
        sameValue ? (
          <Mark tone="quiet" icon="check" word="Same value" />
        ) : (
          <Mark tone="attention" icon="alert" word="Differs" />
        ),
    },
  ]
  return (
    <Section title="Conflicts" aside={<SaveCsv path={`${path}/Imports/${id}`} query={{}} noun="conflicts of rates" />}>
      {list.isError ? (
        <Failure error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <div className={css.stack}>
          <LogTable label="Conflicts" columns={columns} rows={rows} keyOf={(each) => each.id} fill={false} />
          {list.hasNextPage ? (
            <div>
              <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                Show more
              </Button>
            </div>
          ) : null}
        </div>
      )}
    </Section>
  )
}
