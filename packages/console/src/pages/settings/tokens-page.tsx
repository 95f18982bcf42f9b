import { useSearch } from "@tanstack/react-router"
import { useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useAll } from "../../shell/all.ts"
import { useDo, useLog } from "../../shell/ask.ts"
import { useOpenDialog } from "../../shell/open-dialog.ts"
import { SaveCsv } from "../../shell/save-csv.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { useMe, useReason, useWords } from "../../shell/session.tsx"
import { Views } from "../../shell/views.tsx"
import { Button } from "../../ui/button.tsx"
import type { Column } from "../../ui/column.ts"
import { Id, endOf } from "../../ui/copy.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { FilterBar } from "../../ui/filter-bar.tsx"
import { LogList } from "../../ui/log-list.tsx"
import { MoreMenu } from "../../ui/menu.tsx"
import { Note, Page } from "../../ui/page.tsx"
import { Empty } from "../../ui/states.tsx"
import { type Status, StatusMark } from "../../ui/status.tsx"
import { secondsUntil } from "../../ui/time.ts"
import { say } from "../../ui/toast.tsx"
import { NewToken, RenameToken } from "./token-dialogs.tsx"

type Token = components["schemas"]["PersonalToken"]
type User = components["schemas"]["UserWithRolesResponse"]

const idOf = ({ clientId }: Token): string => clientId

const stateOf = ({ revoked, expires }: Token): Status =>
  revoked !== undefined ? "Revoked" : expires !== undefined && secondsUntil(expires) < 0 ? "Expired" : "Active"

interface TokenMenuProps {
  readonly of: Token
  readonly onAsk: (what: "rename" | "revoke") => void
}

const TokenMenu = ({ of: { name }, onAsk }: TokenMenuProps) => (
  <MoreMenu
    look="plain"
    label={`More about ${name}`}
    groups={[
      [
        { label: "Rename…", icon: "sliders", onSelect: () => onAsk("rename") },
        { label: "Revoke…", icon: "trash", danger: true, onSelect: () => onAsk("revoke") },
      ],
    ]}
  />
)

/** Personal tokens: credentials of programs that act for a user. */
export const TokensPage = () => {
  const { time } = useWords()
  const { permissions, user } = useMe()
  const reasonFor = useReason()
  const run = useDo()
  const change = useChangeSearch()
  const { all } = useSearch({ from: "/in/settings/tokens" })
  const { dialog, openDialog, closeDialog } = useOpenDialog()
  const isOfAll = all !== undefined
  const users = useAll<User>("/Users", {}, { enabled: isOfAll && reasonFor("users:read") === undefined })
  const names = new Map(users.rows.map(({ id, userName }) => [id, userName]))
  const [asked, setAsked] = useState<{ readonly what: "rename" | "revoke"; readonly token: Token }>()
  const log = useLog<Token, { readonly all: string | undefined }>({
    path: "/PersonalTokens",
    search: { all },
    idOf,
    toQuery: (search) => (search.all === undefined ? {} : { All: "true" }),
  })
  const day = isOfAll ? "104px" : "112px"
  const columns: readonly Column<Token>[] = [
    {
      key: "state",
      head: "State",
      width: "104px",
      phone: "aside",
      cell: (token) => <StatusMark status={stateOf(token)} />,
    },
    {
      key: "name",
      head: "Name",
      width: isOfAll ? "minmax(88px, 1.4fr)" : "minmax(140px, 1.4fr)",
      phone: "title",
      cell: ({ name }) => <span>{name}</span>,
    },
    ...(isOfAll
      ? [
          {
            key: "user",
            head: "User",
            width: "minmax(80px, 1fr)",
            phone: "note" as const,
            cell: ({ userId }: Token) => (
              <span title={userId}>{names.get(userId) ?? (userId === user.id ? user.name : endOf(userId))}</span>
            ),
          },
        ]
      : []),
    {
      key: "client",
      head: "Client id",
      width: "160px",
      fold: 3,
      ...(isOfAll ? {} : { phone: "note" as const }),
      cell: ({ clientId }) => <Id id={clientId} what="client id" />,
    },
    {
      key: "permissions",
      head: "Permissions",
      width: isOfAll ? "minmax(92px, 1.2fr)" : "minmax(120px, 1.2fr)",
      fold: 2,
      cell: (token) => <span title={token.permissions.join(", ")}>{token.permissions.join(", ")}</span>,
    },
    {
      key: "created",
      head: "Created",
      width: day,
      fold: 1,
      cell: ({ created }) => <span title={created}>{time.day(created)}</span>,
    },
    {
      key: "expires",
      head: "Expires",
      width: day,
      cell: ({ expires }) => <span title={expires}>{expires === undefined ? "never" : time.day(expires)}</span>,
    },
    {
      key: "used",
      head: `Last used (${time.zone})`,
      width: "minmax(150px, 1fr)",
      cell: ({ lastUsed, lastUsedFrom }) => (
        <span title={lastUsed}>
          {lastUsed === undefined
            ? "never"
            : `${time.moment(lastUsed)}${lastUsedFrom === undefined ? "" : `, ${lastUsedFrom}`}`}
        </span>
      ),
    },
    {
      key: "more",
      head: <span className="unseen">Actions</span>,
      width: "48px",
      phone: "corner",
      cell: (token) =>
        token.revoked === undefined ? <TokenMenu of={token} onAsk={(what) => setAsked({ what, token })} /> : null,
    },
  ]
  const close = () => setAsked(undefined)
  const add = (
    <Button look="primary" onClick={() => openDialog("new")}>
      New token…
    </Button>
  )
  return (
    <Page
      title="Personal tokens"
      actions={
        <>
          <SaveCsv path="/PersonalTokens" query={isOfAll ? { All: "true" } : {}} noun="personal tokens" />
          {add}
        </>
      }
    >
      <Note>
        A program signs in with the client id and the secret. It has the permissions of its token, and never more than
        you.
      </Note>
      {reasonFor("tokens:admin") === undefined ? (
        <FilterBar
          fields={[{ name: "all", label: "Tokens", any: "Yours", options: [["1", "Everybody's"]] }]}
          search={{ all }}
          onChange={change}
        >
          <Views />
        </FilterBar>
      ) : null}
      <LogList
        log={log}
        label="Personal tokens"
        noun="tokens"
        isFiltered={false}
        onClear={() => {}}
        empty={
          <Empty action={add}>
            {isOfAll ? "Nobody has a token." : "You have no token."} A program that calls the API needs one.
          </Empty>
        }
        columns={columns}
        rows={log.rows}
        keyOf={idOf}
        more={log.more}
        fill={false}
      />
      <NewToken open={dialog === "new"} permissions={permissions} onClose={closeDialog} />
      <RenameToken token={asked?.what === "rename" ? asked.token : undefined} onClose={close} />
      <Confirm
        open={asked?.what === "revoke"}
        onClose={close}
        title={`Revoke ${asked?.token.name ?? ""}?`}
        action="Revoke token"
        danger
        onConfirm={async () => {
          if (asked === undefined) return
          await run("delete", "/PersonalTokens/{clientId}", { path: { clientId: asked.token.clientId } })
          say("Revoked")
        }}
      >
        <p>Programs that use it are refused within half a minute. This cannot be undone.</p>
      </Confirm>
    </Page>
  )
}
