import { Menu as BaseMenu } from "@base-ui/react/menu"
import type { ReactNode } from "react"
import css from "./float.module.css"
import { Icon, type IconName } from "./icons.tsx"

export interface MenuEntry {
  readonly label: string
  readonly onSelect: () => void
  /** `none` leaves the icon's space empty. */
  readonly icon?: IconName | "none"
  readonly danger?: boolean
  /** The reason why the entry is disabled. */
  readonly reason?: string | undefined
  /** A text beside the label. */
  readonly aside?: string | undefined
  /** Distinguishes entries with the same label. */
  readonly id?: string
}

/** The entries, with a separator between groups. */
export type MenuGroups = readonly (readonly MenuEntry[])[]

export interface MenuProps {
  readonly className: string | undefined
  /** The name of the button, if its face has no words. */
  readonly label?: string | undefined
  readonly face: ReactNode
  readonly groups: MenuGroups
  /** Content above the entries. */
  readonly children?: ReactNode
}

const MenuPopup = ({ groups, children }: Pick<MenuProps, "children" | "groups">) => (
  <BaseMenu.Portal>
    <BaseMenu.Positioner className={css.positioner} sideOffset={4} align="start">
      <BaseMenu.Popup className={css.popup}>
        {children}
        {groups
          .filter((group) => group.length > 0)
          .map((group, index) => (
            <div key={group[0]?.id ?? group[0]?.label} role="presentation">
              {index === 0 ? null : <BaseMenu.Separator className={css.separator} />}
              {group.map(({ label, onSelect, icon, danger, reason, aside, id }) => (
                <BaseMenu.Item
                  key={id ?? label}
                  className={`${css.item} ${danger === true && reason === undefined ? css.dangerous : ""}`}
                  disabled={reason !== undefined}
                  title={reason}
                  onClick={onSelect}
                >
                  {icon === "none" ? <span className={css.room} /> : icon === undefined ? null : <Icon name={icon} />}
                  {label}
                  {reason === undefined && aside === undefined ? null : <small>{reason ?? aside}</small>}
                </BaseMenu.Item>
              ))}
            </div>
          ))}
      </BaseMenu.Popup>
    </BaseMenu.Positioner>
  </BaseMenu.Portal>
)

/** An open menu with its button. */
export const OpenedMenu = ({ className, label, face, groups, children }: MenuProps) => (
  <BaseMenu.Root defaultOpen>
    <BaseMenu.Trigger className={className} aria-label={label} title={label}>
      {face}
    </BaseMenu.Trigger>
    <MenuPopup groups={groups}>{children}</MenuPopup>
  </BaseMenu.Root>
)
