import { Menu as BaseMenu } from "@base-ui/react/menu"
import type { ReactNode } from "react"
import { buttonClass } from "./button.tsx"
import buttonCss from "./button.module.css"
import css from "./float.module.css"
import { Icon, type IconName } from "./icons.tsx"

export interface MenuEntry {
  readonly label: string
  readonly onSelect: () => void
  readonly icon?: IconName
  readonly danger?: boolean
  /** Why it cannot be chosen now. */
  readonly reason?: string | undefined
}

/** The entries, with lines between the groups. */
export type MenuGroups = readonly (readonly MenuEntry[])[]

export const MenuPopup = ({ groups, children }: { readonly groups?: MenuGroups; readonly children?: ReactNode }) => (
  <BaseMenu.Portal>
    <BaseMenu.Positioner className={css.positioner} sideOffset={4} align="start">
      <BaseMenu.Popup className={css.popup}>
        {groups
          ?.filter((group) => group.length > 0)
          .map((group, index) => (
            <div key={group[0]?.label} role="presentation">
              {index === 0 ? null : <BaseMenu.Separator className={css.separator} />}
              {group.map(({ label, onSelect, icon, danger, reason }) => (
                <BaseMenu.Item
                  key={label}
                  className={`${css.item} ${danger === true && reason === undefined ? css.dangerous : ""}`}
                  disabled={reason !== undefined}
                  title={reason}
                  onClick={onSelect}
                >
                  {icon === undefined ? null : <Icon name={icon} />}
                  {label}
                  {reason === undefined ? null : <small>{reason}</small>}
                </BaseMenu.Item>
              ))}
            </div>
          ))}
        {children}
      </BaseMenu.Popup>
    </BaseMenu.Positioner>
  </BaseMenu.Portal>
)

/** The "more" menu of a page or a row. */
export const MoreMenu = ({
  label = "More",
  groups,
  look,
}: {
  readonly label?: string
  readonly groups: MenuGroups
  readonly look?: "plain"
}) => (
  <BaseMenu.Root>
    <BaseMenu.Trigger className={`${buttonClass(look)} ${buttonCss.icon}`} aria-label={label} title={label}>
      <Icon name="menu" />
    </BaseMenu.Trigger>
    <MenuPopup groups={groups} />
  </BaseMenu.Root>
)
