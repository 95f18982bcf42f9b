import type { components } from "../../api/schema.gen.ts"
import type { Column } from "../../ui/column.ts"
import { MoreMenu } from "../../ui/menu.tsx"
import { StatusMark } from "../../ui/status.tsx"

export type User = components["schemas"]["UserWithRolesResponse"]

export interface UserActions {
  readonly onChange: (user: User) => void
  readonly onLink: (user: User) => void
  readonly onLetIn: (user: User) => void
  readonly onDeactivate: (user: User) => void
  /** The reason why nothing can be changed. */
  readonly reason: string | undefined
}

/** Columns of users, with their actions. */
export const userColumns = (actions: UserActions): readonly Column<User>[] => [
  { key: "state", head: "State", width: "120px", phone: "aside", cell: ({ state }) => <StatusMark status={state} /> },
  {
    key: "name",
    head: "Name",
    width: "minmax(140px, 1.2fr)",
    phone: "title",
    cell: ({ userName }) => <span>{userName}</span>,
  },
  {
    key: "email",
    head: "E-mail",
    width: "minmax(160px, 1.4fr)",
    phone: "note",
    cell: ({ email }) => <span title={email ?? ""}>{email}</span>,
  },
  {
    key: "permissions",
    head: "Permissions",
    width: "minmax(160px, 1.6fr)",
    fold: 1,
    cell: ({ permissions }) => (
      <span title={permissions.join(", ")}>
        {permissions.includes("*:admin") ? "everything" : permissions.join(", ")}
      </span>
    ),
  },
  {
    key: "more",
    head: <span className="unseen">Actions</span>,
    width: "48px",
    phone: "corner",
    cell: (user) => <UserMenu user={user} {...actions} />,
  },
]

const UserMenu = ({ user, reason, onChange, onLink, onLetIn, onDeactivate }: UserActions & { readonly user: User }) => (
  <MoreMenu
    look="plain"
    label={`More about ${user.userName}`}
    groups={[
      [
        { label: "Change permissions…", icon: "sliders", reason, onSelect: () => onChange(user) },
        {
          label: "New link…",
          icon: "key",
          reason: reason ?? (user.state === "Deactivated" ? "is deactivated" : undefined),
          onSelect: () => onLink(user),
        },
      ],
      [
        user.state === "Deactivated"
          ? { label: "Let in again", icon: "good", reason, onSelect: () => onLetIn(user) }
          : { label: "Deactivate…", icon: "cancelled", danger: true, reason, onSelect: () => onDeactivate(user) },
      ],
    ]}
  />
)
