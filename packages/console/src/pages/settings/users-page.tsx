import { useSearch } from "@tanstack/react-router"
import { useState } from "react"
import { allOf, begins, equals } from "../../api/filter.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAll } from "../../shell/all.ts"
import { useDo } from "../../shell/ask.ts"
import { useOpenDialog } from "../../shell/open-dialog.ts"
import { usePages } from "../../shell/pages.ts"
import { SaveCsv } from "../../shell/save-csv.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { useWords } from "../../shell/session.tsx"
import { Views } from "../../shell/views.tsx"
import { useAction } from "../../shell/use-action.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { FilterBar } from "../../ui/filter-bar.tsx"
import layout from "../../ui/layout.module.css"
import { LogList } from "../../ui/log-list.tsx"
import { Note, Page } from "../../ui/page.tsx"
import { say } from "../../ui/toast.tsx"
import { type User, userColumns } from "./user-columns.tsx"
import { EditUser, InviteUser, type Invited, LinkDialog } from "./user-dialogs.tsx"

type Role = components["schemas"]["RoleWithPermissionsResponse"]

const states = [
  ["Active", "Active"],
  ["Invited", "Invited"],
  ["Deactivated", "Deactivated"],
] as const

/** Searches names with capitalised words, however the text is typed; addresses are in lower case. */
const isFound = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined
  const capitals = text.replace(/(?<!\S)\p{L}/gu, (letter) => letter.toUpperCase())
  const names = [...new Set([text, capitals])].map((each) => begins(["userName", "lastName"], each))
  return `(${[...names, begins(["email"], text.toLowerCase())].join(" or ")})`
}

/** The tenant's users and their permissions. */
export const UsersPage = () => {
  const run = useDo()
  const change = useChangeSearch()
  const { numbers } = useWords()
  const { do: _, user: edited, ...search } = useSearch({ from: "/in/settings/users" })
  const { dialog, reason, openDialog, closeDialog } = useOpenDialog("users:admin")
  const { text, state, role } = search
  const roles = useAll<Role>("/Users/roles")
  const path = role === undefined ? "/Users" : `/Users/ByRole/${role}`
  const query = { Filter: allOf(isFound(text), equals("state", state)) }
  const [leaving, setLeaving] = useState<User>()
  const [invited, setInvited] = useState<Invited>()
  const log = usePages<User>(path, query)
  const linking = useAction(async ({ id }: User) =>
    setInvited(await run("post", "/Users/{id}/Invitation", { path: { id } })),
  )
  const lettingIn = useAction(async ({ id }: User) => {
    await run("patch", "/Users/{id}", { path: { id }, body: { active: true } })
    say("Active again")
  })
  const columns = userColumns({
    reason,
    onChange: ({ id }) => change({ user: id }),
    onLink: linking.run,
    onLetIn: lettingIn.run,
    onDeactivate: setLeaving,
  })
  return (
    <Page
      title="Users"
      actions={
        <Button look="primary" reason={reason} onClick={() => openDialog("new")}>
          Invite…
        </Button>
      }
    >
      <Note>An invitation is a link that you pass on yourself.</Note>
      <FilterBar
        fields={[
          { name: "text", label: "Name or e-mail" },
          { name: "state", label: "State", options: states },
          { name: "role", label: "Role", options: roles.rows.map(({ id, name }) => [id, name]) },
        ]}
        search={search}
        onChange={change}
      >
        <span className={layout.buttons}>
          <SaveCsv
            path={path}
            query={query}
            noun="users"
            count={log.total === undefined ? "" : `${numbers.count(log.total)} in all`}
          />
          <Views />
        </span>
      </FilterBar>
      {linking.refusal}
      {lettingIn.refusal}
      <LogList
        log={log}
        label="Users"
        noun="users"
        isFiltered={Object.keys(search).length > 0}
        onClear={() => change({ text: undefined, state: undefined, role: undefined })}
        empty={undefined}
        columns={columns}
        rows={log.rows}
        keyOf={({ id }) => id}
        more={log.more}
        total={log.total}
        isStale={log.isStale}
        fill={false}
      />
      <InviteUser open={dialog === "new"} onClose={closeDialog} onInvited={setInvited} />
      <EditUser id={reason === undefined ? edited : undefined} onClose={() => change({ user: undefined })} />
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
        <p>The user is signed out at once, and programs with the user's tokens are refused within half a minute.</p>
      </Confirm>
    </Page>
  )
}
