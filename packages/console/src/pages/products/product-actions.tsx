import { useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { useReason } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { MoreMenu } from "../../ui/menu.tsx"
import { say } from "../../ui/toast.tsx"

/** Edits a product, copies it, or deletes it where nothing uses it. */
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
      <Button look="primary" reason={reason} onClick={() => void go(`products/${id}/edit`)}>
        Edit product
      </Button>
      <MoreMenu
        groups={[
          [
            {
              label: "Duplicate product",
              reason,
              onSelect: () => void go("products/new", { search: { like: id } }),
            },
          ],
          [{ label: "Delete product…", reason, danger: true, onSelect: () => setIsDeleting(true) }],
        ]}
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
