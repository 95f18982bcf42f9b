import { call } from "../../api/call.ts"
import { allOf, begins, equals, isTrue } from "../../api/filter.ts"
import { allows } from "../../api/permissions.ts"
import type { components } from "../../api/schema.gen.ts"
import { EmptyList } from "../../shell/empty-list.tsx"
import { ListPage, type Words } from "../../shell/list-page.tsx"
import { Moment } from "../../shell/moment.tsx"
import { NewButton } from "../../shell/new-button.tsx"
import type { Also } from "../../shell/pages.ts"
import { useMe } from "../../shell/session.tsx"
import type { Column } from "../../ui/column.ts"
import { Mark } from "../../ui/status.tsx"

type Account = components["schemas"]["Account"]

/** A row of the list, with the account's open amounts if the reader may see invoices. */
interface ListedAccount extends Account {
  readonly open?: components["schemas"]["AccountBalances"]["data"]
}

const withBalances: Also<ListedAccount> = async (rows, legalEntity, signal) => {
  const query = { AccountIds: rows.map(({ id }) => id).join(",") }
  const { data } = await call("get", "/Accounts/Balances", { query, legalEntity, signal })
  const byAccount = Map.groupBy(data, ({ accountId }) => accountId)
  return rows.map((row) => ({ ...row, open: byAccount.get(row.id) ?? [] }))
}

/** The open amounts per currency: an account may have had another currency before. */
const openOf = ({ open = [], currencyCode }: ListedAccount, { numbers }: Words): string =>
  open.length === 0
    ? numbers.money(0, currencyCode)
    : open.map(({ balance, currencyCode: currency }) => numbers.money(balance, currency)).join(", ")

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

const columns = (words: Words, isNarrow: boolean, readsInvoices: boolean): readonly Column<ListedAccount>[] => [
  { key: "number", head: "Number", width: "128px", phone: "note", cell: ({ accountNumber }) => accountNumber },
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
        { key: "type", head: "Type", width: "112px", fold: 2, cell: ({ accountType }: Account) => accountType },
        {
          key: "tax",
          head: "Tax number",
          width: "minmax(128px, 1fr)",
          fold: 3,
          cell: ({ taxRegistrationNumber, organizationNumber }: Account) =>
            taxRegistrationNumber ?? organizationNumber ?? "",
        },
        {
          key: "currency",
          head: "Currency",
          width: "80px",
          fold: 4,
          cell: ({ currencyCode }: Account) => currencyCode,
        },
        ...(readsInvoices
          ? [
              {
                key: "open",
                head: "Open balance",
                width: "minmax(144px, 1fr)",
                end: true,
                phone: "corner" as const,
                cell: (account: ListedAccount) => <span title={openOf(account, words)}>{openOf(account, words)}</span>,
              },
            ]
          : []),
        {
          key: "modified",
          head: `Changed (${words.time.zone})`,
          width: "152px",
          fold: 1,
          cell: ({ modified }: Account) => <Moment at={modified} />,
        },
      ]),
]

/** Customers, ordered by name. */
export const AccountsPage = () => {
  const readsInvoices = allows(useMe().permissions, "invoices:read")
  return (
    <ListPage<ListedAccount>
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
      also={readsInvoices ? withBalances : undefined}
      columns={(words, isNarrow) => columns(words, isNarrow, readsInvoices)}
      empty={
        <EmptyList
          action={<NewButton noun="account" to="accounts" need="accounts:write" />}
          post={["/Accounts", ({ currency }) => ({ name: "Customer", currency })]}
        >
          There is no account yet. An account is a customer that receives quotes, orders and invoices.
        </EmptyList>
      }
    />
  )
}
