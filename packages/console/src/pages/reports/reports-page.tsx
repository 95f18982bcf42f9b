import { Link } from "@tanstack/react-router"
import { itemsOf } from "../../api/items.ts"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { Page } from "../../ui/page.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { Pending } from "../../ui/states.tsx"
import { reportIds } from "./report-ids.ts"

/** The fixed reports, each with its subject. */
export const ReportsPage = () => {
  const entity = useEntity()
  const asked = useAsk("/Reports", { query: { PageSize: 100 } })
  if (asked.data === undefined)
    return (
      <Page title="Reports">
        <Pending of={asked} rows={11} />
      </Page>
    )
  return (
    <Page title="Reports">
      <PlainTable
        label="Reports"
        columns={[
          {
            key: "name",
            head: "Report",
            keep: true,
            cell: ({ id, name }) => (
              <Link to={`/${entity}/reports/${id === reportIds.recurringRevenue ? "mrr" : id}` as never}>{name}</Link>
            ),
          },
          { key: "description", head: "Content", cell: ({ description }) => description },
        ]}
        rows={itemsOf(asked.data)}
        keyOf={({ id }) => id}
      />
    </Page>
  )
}
