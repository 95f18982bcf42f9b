import { useWords } from "../../shell/session.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { hostOf } from "./delivery-words.ts"

export interface Receiver {
  readonly id: string
  readonly url: string
  readonly count: number
}

/** The receivers of deliveries, with the number for each. */
export const Receivers = ({ of }: { readonly of: readonly Receiver[] }) => {
  const { numbers } = useWords()
  return (
    <PlainTable
      label="To whom"
      rows={of}
      keyOf={({ id }) => id}
      columns={[
        { key: "to", head: "To", cell: ({ url }) => hostOf(url) },
        { key: "count", head: "Deliveries", end: true, cell: ({ count }) => numbers.count(count) },
      ]}
    />
  )
}
