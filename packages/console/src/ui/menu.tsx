import { type ReactNode, useState } from "react"
import { buttonClass } from "./button.tsx"
import buttonCss from "./button.module.css"
import { Icon } from "./icons.tsx"
import type { MenuGroups, MenuProps } from "./menu-part.tsx"
import { makePart } from "./part.ts"

export type { MenuEntry, MenuGroups } from "./menu-part.tsx"

/** The code of menus is loaded when somebody points at the first, or earlier when the browser is idle. */
export const menus = makePart(() => import("./menu-part.tsx"))

/** A button that opens a menu; `face` is its content. */
export const MenuButton = ({ className, label, face, ...menu }: MenuProps) => {
  const [isOpened, setIsOpened] = useState(false)
  const part = menus.use(false)
  const load = () => void menus.load().catch(() => undefined)
  // Deferred, because the same click would count as one outside the menu that it opens.
  const open = () =>
    void menus.load().then(
      () => setTimeout(() => setIsOpened(true)),
      () => undefined,
    )
  if (isOpened && part !== undefined)
    return <part.OpenedMenu className={className} label={label} face={face} {...menu} />
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={load}
      onClick={open}
    >
      {face}
    </button>
  )
}

/** The "more" menu of a page or a row. */
export const MoreMenu = ({
  label = "More",
  groups,
  look,
}: {
  readonly label?: string
  readonly groups: MenuGroups
  readonly look?: "plain"
}): ReactNode => (
  <MenuButton
    className={`${buttonClass(look)} ${buttonCss.icon}`}
    label={label}
    face={<Icon name="menu" />}
    groups={groups}
  />
)
