import { useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { ObjectActions } from "../../shell/object-actions.tsx"
import { useReason } from "../../shell/session.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { say } from "../../ui/toast.tsx"

/** Edits a product, copies it, or deletes it if nothing uses it. */
export const ProductActions = ({
  product: { id, name },
}: {
  readonly product: Pick<components["schemas"]["Product"], "id" | "name">
}) => {
  const reason = useReason()("products:write")
  const run = useDo()
  const go = useGo()
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <>
      <ObjectActions
        primary={{ label: "Edit product", reason, onSelect: () => void go(`products/${id}/edit`) }}
        menu={{
          next: [
            {
              label: "Duplicate product",
              reason,
              onSelect: () => void go("products/new", { search: { like: id } }),
            },
          ],
          end: [{ label: "Delete product…", reason, danger: true, onSelect: () => setIsDeleting(true) }],
        }}
      />
      <Confirm
        open={isDeleting}
        onClose={() => setIsDeleting(false)}
        title={`Delete ${name}?`}
        action="Delete product"
        danger
        onConfirm={async () => {
          await run("delete", "/Products/{id}", { path: { id } })
          say(`${name} is deleted`)
          await go("products")
        }}
      >
        <p>
          The product is removed with its plans, and cannot be restored. A product that an order, a quote or an invoice
          uses cannot be deleted: set its last day of sale instead.
        </p>
      </Confirm>
    </>
  )
}
