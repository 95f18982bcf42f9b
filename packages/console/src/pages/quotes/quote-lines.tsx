import type { components } from "../../api/schema.gen.ts"
import { useWords } from "../../shell/session.tsx"
import { Section } from "../../ui/page.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { priceText, quantityText } from "../price-text.ts"

export type Quote = components["schemas"]["Quote"]

/** The charges of a quote, each with its amount. */
export const QuoteLines = ({ quote: { products, tcv, cmrr } }: { readonly quote: Quote }) => {
  const words = useWords()
  const { numbers } = words
  const lines = products.flatMap((product) => product.charges.map((charge) => ({ product: product.name, ...charge })))
  return (
    <Section title="Lines">
      <PlainTable
        label="Quoted lines"
        columns={[
          {
            key: "name",
            head: "Charge",
            cell: ({ product, name }) => (product === name ? name : `${product}, ${name}`),
          },
          { key: "price", head: "Price", cell: (line) => priceText(line, words) },
          { key: "quantity", head: "Quantity", end: true, cell: (line) => quantityText(line, words) },
          {
            key: "month",
            head: "MRR",
            end: true,
            cell: ({ cmrr: { amount, currencyCode } }) => numbers.amount(amount, currencyCode),
          },
          {
            key: "value",
            head: "Contract value",
            end: true,
            cell: ({ tcv: { amount, currencyCode } }) => numbers.amount(amount, currencyCode),
          },
        ]}
        rows={lines}
        keyOf={({ id }) => id}
        foot={[
          "Total",
          "",
          "",
          numbers.money(cmrr.amount, cmrr.currencyCode),
          numbers.money(tcv.amount, tcv.currencyCode),
        ]}
      />
    </Section>
  )
}
