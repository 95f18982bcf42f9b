import { allOf, begins, equals, isTrue } from "../../api/filter.ts"
import type { components } from "../../api/schema.gen.ts"
import { ListPage, type Words } from "../../shell/list-page.tsx"
import { NewButton } from "../../shell/new-button.tsx"
import type { Column } from "../../ui/column.ts"
import { Empty } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"

type Account = components["schemas"]["Account"]

const fields = [
  {
    name: "type",
    label: "Type",
    options: ["Customer", "Prospect", "Reseller", "Subsidiary", "Other"].map((each) => [each, each] as const),
  },
  {
    name: "inactive",
    label: "Activity",
    any: "Active or not",
    options: [
      ["false", "Active"],
      ["true", "Inactive"],
    ],
  },
  { name: "text", label: "Number, name or tax number" },
] as const

const columns = ({ time }: Words, isNarrow: boolean): readonly Column<Account>[] => [
  { key: "number", head: "Number", width: "104px", phone: "note", cell: ({ accountNumber }) => accountNumber },
  { key: "name", head: "Name", width: "minmax(160px, 2fr)", phone: "title", cell: ({ name }) => name },
  {
    key: "state",
    head: "State",
    width: "104px",
    phone: "aside",
    cell: ({ inactive }) =>
      inactive ? <Mark tone="quiet" icon="pause" word="Inactive" /> : <Mark tone="good" icon="good" word="Active" />,
  },
  ...(isNarrow
    ? []
    : [
        { key: "type", head: "Type", width: "112px", cell: ({ accountType }: Account) => accountType },
        {
          key: "tax",
          head: "Tax number",
          width: "minmax(128px, 1fr)",
          cell: ({ taxRegistrationNumber, organizationNumber }: Account) =>
            taxRegistrationNumber ?? organizationNumber ?? "",
        },
        { key: "currency", head: "Currency", width: "80px", cell: ({ currencyCode }: Account) => currencyCode },
        {
          key: "modified",
          head: `Changed (${time.zone})`,
          width: "152px",
          phone: "corner" as const,
          cell: ({ modified }: Account) => <time dateTime={modified}>{time.moment(modified)}</time>,
        },
      ]),
]

/** Customers, by name. */
export const AccountsPage = () => (
  <ListPage<Account>
    title="Accounts"
    noun="accounts"
    path="/Accounts"
    opens="accounts"
    actions={<NewButton noun="account" to="accounts" need="accounts:write" />}
    fields={fields}
    toQuery={({ type, text, inactive }) => ({
      Filter: allOf(
        equals("accountType", type),
        isTrue("inactive", inactive),
        begins(["name", "accountNumber", "taxRegistrationNumber", "organizationNumber"], text),
      ),
      OrderBy: "name",
    })}
    columns={columns}
    empty={
      <Empty
        curl={`curl $SVC/Accounts -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' -d '{"name":"Customer AB","currency":"SEK"}'`}
      >
        There is no account yet.
      </Empty>
    }
  />
)
