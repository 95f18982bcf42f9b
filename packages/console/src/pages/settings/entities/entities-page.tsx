import { useNavigate } from "@tanstack/react-router"
import { begins } from "../../../api/filter.ts"
import { ListPage } from "../../../shell/list-page.tsx"
import { useReason } from "../../../shell/session.tsx"
import type { Column } from "../../../ui/column.ts"
import { Button } from "../../../ui/button.tsx"
import { Mark } from "../../../ui/status.tsx"
import { keepsUtc, type LegalEntity } from "./entity-words.ts"

const columns = (isNarrow: boolean): readonly Column<LegalEntity>[] => [
  { key: "name", head: "Name", width: "minmax(180px, 2fr)", phone: "title", cell: ({ name }) => name },
  {
    key: "currency",
    head: "Currency",
    width: "80px",
    fold: 4,
    phone: "aside",
    cell: ({ baseCurrency }) => baseCurrency,
  },
  ...(isNarrow
    ? []
    : [
        { key: "country", head: "Country", width: "76px", fold: 1, cell: ({ country }: LegalEntity) => country ?? "" },
        {
          key: "zone",
          head: "Time zone",
          width: "minmax(160px, 1fr)",
          fold: 3,
          cell: (company: LegalEntity) =>
            keepsUtc(company) ? <Mark tone="attention" icon="alert" word="UTC: choose one" /> : company.timeZone,
        },
      ]),
  {
    key: "tax",
    head: "Tax number",
    width: "minmax(144px, 1fr)",
    fold: 5,
    phone: "note",
    cell: ({ taxRegistrationNumber, organizationNumber }) => taxRegistrationNumber ?? organizationNumber ?? "",
  },
  ...(isNarrow
    ? []
    : [
        {
          key: "national",
          head: "National e-invoices",
          width: "144px",
          fold: 2,
          cell: ({ nationalEInvoice }: LegalEntity) =>
            nationalEInvoice ? <Mark tone="good" icon="good" word="Sent" /> : "",
        },
      ]),
]

const NewEntity = () => {
  const navigate = useNavigate()
  const reason = useReason()("settings:admin")
  return (
    <Button look="primary" icon="plus" reason={reason} onClick={() => void navigate({ to: "/settings/entities/new" })}>
      New legal entity
    </Button>
  )
}

/** The companies of the tenant, ordered by name, with the options of an open one beside them. */
export const EntitiesPage = () => (
  <ListPage<LegalEntity>
    title="Legal entities"
    noun="legal entities"
    path="/LegalEntities"
    opens="/settings/entities"
    actions={<NewEntity />}
    fields={[{ name: "text", label: "Name or number" }]}
    toQuery={({ text }) => ({
      Filter: begins(["name", "taxRegistrationNumber", "organizationNumber"], text),
      OrderBy: "name",
    })}
    columns={(_, isNarrow) => columns(isNarrow)}
    empty="There is no legal entity."
  />
)
