import { Link, useSearch } from "@tanstack/react-router"
import { useEntity } from "../../shell/entity.ts"
import { useChangeSearch } from "../../shell/search.ts"
import { useReason } from "../../shell/session.tsx"
import { Button, buttonClass } from "../../ui/button.tsx"
import layout from "../../ui/layout.module.css"

const kinds = [
  [undefined, "Usage"],
  ["measurements", "Measurements"],
] as const

/** Selects which of the two lists is shown; the filters that both have are kept. */
export const RowKinds = () => {
  const { kind: chosen } = useSearch({ strict: false })
  const change = useChangeSearch()
  return (
    <div className={layout.buttons} role="group" aria-label="Rows">
      {kinds.map(([kind, word]) => (
        <Button
          key={word}
          look="plain"
          aria-pressed={kind === chosen}
          onClick={() => change({ kind, state: undefined, tag: undefined })}
        >
          {word}
        </Button>
      ))}
    </div>
  )
}

/** Links to the import of such rows. */
export const ToImport = ({ kind }: { readonly kind: "Usage" | "Measurements" }) => {
  const entity = useEntity()
  const reason = useReason()("usage:write")
  return (
    <Link
      to="/$entity/usage/import"
      params={{ entity }}
      search={kind === "Usage" ? {} : { kind: "measurements" }}
      className={buttonClass("primary")}
      aria-disabled={reason !== undefined}
      title={reason}
    >
      Import…
    </Link>
  )
}
