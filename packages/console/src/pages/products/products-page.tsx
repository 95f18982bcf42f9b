import { begins } from "../../api/filter.ts"
import type { components } from "../../api/schema.gen.ts"
import { EmptyList } from "../../shell/empty-list.tsx"
import { ListPage, type Words } from "../../shell/list-page.tsx"
import { Moment } from "../../shell/moment.tsx"
import { NewButton } from "../../shell/new-button.tsx"
import type { Column } from "../../ui/column.ts"
import { productTypeWords } from "./product-words.ts"

type Product = components["schemas"]["Product"]

const columns = ({ time, numbers }: Words, isNarrow: boolean): readonly Column<Product>[] => [
  { key: "number", head: "Number", width: "128px", phone: "note", cell: ({ productNumber }) => productNumber },
  { key: "name", head: "Name", width: "minmax(180px, 2fr)", phone: "title", cell: ({ name }) => name },
  ...(isNarrow
    ? []
    : [
        {
          key: "category",
          head: "Category",
          width: "minmax(120px, 1fr)",
          fold: 1,
          phone: "aside" as const,
          cell: ({ category }: Product) => category ?? "",
        },
        {
          key: "type",
          head: "Type",
          width: "160px",
          cell: ({ productType }: Product) => productTypeWords[productType],
        },
        {
          key: "plans",
          head: "Plans",
          width: "72px",
          fold: 2,
          end: true,
          cell: ({ chargePlans }: Product) => numbers.count(chargePlans.length),
        },
      ]),
  {
    key: "modified",
    head: `Changed (${time.zone})`,
    width: "152px",
    phone: "corner",
    cell: ({ modified }) => <Moment at={modified} />,
  },
]

/** Products, ordered by name. */
export const ProductsPage = () => {
  const toNew = <NewButton noun="product" to="products" need="products:write" />
  return (
    <ListPage<Product>
      title="Products"
      noun="products"
      path="/Products"
      opens="products"
      actions={toNew}
      fields={[{ name: "text", label: "Number or name" }]}
      toQuery={({ text }) => ({ Filter: begins(["name", "productNumber"], text), OrderBy: "name" })}
      columns={columns}
      empty={
        <EmptyList
          action={toNew}
          post={[
            "/Products",
            ({ currency }) => ({
              name: "Plan",
              productType: "Simple",
              chargePlans: [{ charges: [{ name: "Fee", priceDetails: [{ currency, price: 100 }] }] }],
            }),
          ]}
        >
          There is no product yet. A product has charge plans with charges and prices.
        </EmptyList>
      }
    />
  )
}
