import { useSearch } from "@tanstack/react-router"
import { useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { usePages } from "../../shell/pages.ts"
import { useChangeSearch } from "../../shell/search.ts"
import { useReason } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import type { Column } from "../../ui/column.ts"
import { Confirm } from "../../ui/dialog.tsx"
import { LogList } from "../../ui/log-list.tsx"
import { MoreMenu } from "../../ui/menu.tsx"
import { Note, Page } from "../../ui/page.tsx"
import { StatusMark } from "../../ui/status.tsx"
import { say, sayRefusal } from "../../ui/toast.tsx"
import { EditUser, InviteUser, type Invited, LinkDialog } from "./user-dialogs.tsx"

type User = components["schemas"]["UserWithRolesResponse"]

/** Who may come in, and what each may do. */
export const UsersPage = () => {
  const run = useDo()
  const change = useChangeSearch()
  const reasonFor = useReason()
  const { new: isNew, user: edited } = useSearch({ from: "/in/settings/users" })
  const [leaving, setLeaving] = useState<User>()
  const [invited, setInvited] = useState<Invited>()
  const log = usePages<User>("/Users", {})
  const reason = reasonFor("users:admin")
  const listed = log.rows.find(({ id }) => id === edited)
  const { data: unlisted } = useAsk(
    "/Users/{id}",
    { path: { id: edited ?? "" } },
    { enabled: edited !== undefined && listed === undefined },
  )

  const invite = async ({ id }: User) => {
    try {
      setInvited(await run("post", "/Users/{id}/Invitation", { path: { id } }))
    } catch (error) {
      sayRefusal(error)
    }
  }
  const letIn = async ({ id }: User) => {
    try {
      await run("patch", "/Users/{id}", { path: { id }, body: { active: true } })
      say("Active again")
    } catch (error) {
      sayRefusal(error)
    }
  }
  const columns: readonly Column<User>[] = [
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
      cell: (user) => (
        <MoreMenu
          look="plain"
          label={`More about ${user.userName}`}
          groups={[
            [
              { label: "Change permissions…", icon: "sliders", reason, onSelect: () => change({ user: user.id }) },
              { label: "New link…", icon: "key", reason, onSelect: () => void invite(user) },
            ],
            [
              user.state === "Deactivated"
                ? { label: "Let in again", icon: "good", reason, onSelect: () => void letIn(user) }
                : { label: "Deactivate…", icon: "cancelled", danger: true, reason, onSelect: () => setLeaving(user) },
            ],
          ]}
        />
      ),
    },
  ]
  return (
    <Page
      title="Users"
      actions={
        <Button look="primary" reason={reason} onClick={() => change({ new: "1" })}>
          Invite…
        </Button>
      }
    >
      <Note>svc sends no mail: an invitation is a link that you hand over yourself.</Note>
      <LogList
        log={log}
        label="Users"
        noun="users"
        isFiltered={false}
        onClear={() => undefined}
        empty={undefined}
        columns={columns}
        rows={log.rows}
        keyOf={({ id }) => id}
        more={log.more}
        total={log.total}
        fill={false}
      />
      <InviteUser open={isNew !== undefined} onClose={() => change({ new: undefined })} onInvited={setInvited} />
      <EditUser
        user={listed ?? (edited === undefined ? undefined : unlisted)}
        onClose={() => change({ user: undefined })}
      />
      <LinkDialog invited={invited} onClose={() => setInvited(undefined)} />
      <Confirm
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={`Deactivate ${leaving?.userName ?? ""}?`}
        action="Deactivate user"
        danger
        onConfirm={async () => {
          if (leaving === undefined) return
          await run("delete", "/Users/{id}", { path: { id: leaving.id } })
          say("Deactivated")
        }}
      >
        <p>They are signed out at once, and programs with their tokens are refused within half a minute.</p>
      </Confirm>
    </Page>
  )
}
