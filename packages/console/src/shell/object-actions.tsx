import { Button } from "../ui/button.tsx"
import type { IconName } from "../ui/icons.tsx"
import { type MenuEntry, MoreMenu } from "../ui/menu.tsx"

/** The groups of the menu of an object, in the order in which every page shows them. */
const groupOrder = ["files", "next", "edit", "end"] as const

/** Entries that give files of the object, that go on from it, that change it, and that end or remove it. */
export type ObjectMenu = Readonly<Partial<Record<(typeof groupOrder)[number], readonly MenuEntry[]>>>

export interface PrimaryAction {
  readonly label: string
  readonly onSelect: () => void
  readonly icon?: IconName
  /** The reason why it cannot be done now. */
  readonly reason?: string | undefined
  readonly busy?: boolean
  /** The key that does it on the page. */
  readonly letter?: string
}

/** The actions of an object: one by its state as a button, and all others in a menu of a fixed order. */
export const ObjectActions = ({
  primary,
  menu = {},
  label,
}: {
  readonly primary: PrimaryAction | undefined
  readonly menu?: ObjectMenu
  /** The name of the menu, where "More" is not enough. */
  readonly label?: string
}) => {
  const groups = groupOrder.map((name) => menu[name] ?? [])
  return (
    <>
      {primary === undefined ? null : (
        <Button
          look="primary"
          icon={primary.icon}
          reason={primary.reason}
          busy={primary.busy}
          data-key={primary.letter}
          onClick={primary.onSelect}
        >
          {primary.label}
        </Button>
      )}
      {groups.every(({ length }) => length === 0) ? null : (
        <MoreMenu groups={groups} {...(label === undefined ? {} : { label })} />
      )}
    </>
  )
}
