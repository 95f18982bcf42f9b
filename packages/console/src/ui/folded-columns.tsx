import { buttonClass } from "./button.tsx"
import { MenuButton } from "./menu.tsx"

interface Offered {
  readonly key: string
  readonly head: unknown
  readonly isShown: boolean
}

/** The columns for which a list has no room, to be chosen one by one; nothing where all have room. */
export const FoldedColumns = ({
  of,
  onToggle,
}: {
  readonly of: readonly Offered[]
  readonly onToggle: (key: string) => void
}) => {
  if (of.length === 0) return null
  const hidden = of.filter(({ isShown }) => !isShown).length
  return (
    <span data-columns>
      <MenuButton
        className={buttonClass("plain")}
        face={hidden === 0 ? "Columns" : `${hidden} hidden ${hidden === 1 ? "column" : "columns"}`}
        groups={[
          of.map(({ key, head, isShown }) => ({
            id: key,
            label: String(head),
            icon: isShown ? ("check" as const) : ("none" as const),
            onSelect: () => onToggle(key),
          })),
        ]}
      />
    </span>
  )
}
