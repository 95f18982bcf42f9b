import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { AddPasskeyRequest } from "../../api/constraints.gen.ts"
import { meKey } from "../../api/me.ts"
import { knowsPasskeys, makePasskey, type Passkey } from "../../api/passkeys.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { Moment } from "../../shell/moment.tsx"
import { useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm, Dialog } from "../../ui/dialog.tsx"
import { TextField } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import { MoreMenu } from "../../ui/menu.tsx"
import { Note, Panel } from "../../ui/page.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"
import { say } from "../../ui/toast.tsx"
import { browserOf } from "../../shell/browser-of.ts"
import css from "./settings.module.css"
import { textIn } from "../../ui/typed.ts"

type Open = { readonly what: "add" } | { readonly what: "rename" | "remove"; readonly passkey: Passkey }

/** The person's passkeys: add, rename, remove. */
export const Passkeys = () => {
  const client = useQueryClient()
  const run = useDo()
  const { time } = useWords()
  const found = useAsk("/Me/Passkeys", {})
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  if (found.isError) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (found.data === undefined) return <Skeleton rows={1} />
  const add = async (data: FormData) => {
    await makePasskey(textIn(data, "name"))
    close()
    say("The passkey signs you in from now on")
    await Promise.all([found.refetch(), client.invalidateQueries({ queryKey: meKey })])
  }
  const rename = async (id: string, data: FormData) => {
    await run("patch", "/Me/Passkeys/{id}", { path: { id }, body: { name: textIn(data, "name") } })
    close()
  }
  return (
    <Panel>
      {found.data.data.map((passkey) => (
        <div key={passkey.id} className={css.item}>
          <p>
            {passkey.name}{" "}
            {passkey.usable ? null : <Mark tone="attention" icon="alert" word="Made at another address" />}
          </p>
          <MoreMenu
            label={`More about ${passkey.name}`}
            groups={[
              [{ label: "Rename…", onSelect: () => setOpen({ what: "rename", passkey }) }],
              [{ label: "Remove…", icon: "trash", danger: true, onSelect: () => setOpen({ what: "remove", passkey }) }],
            ]}
          />
          <small>
            {passkey.usable ? "" : "The service has a new address, for which this passkey does not work. "}
            since <Moment at={passkey.created} />
            {passkey.lastUsed === undefined ? (
              ", never used"
            ) : (
              <>
                , used <Moment at={passkey.lastUsed} />
              </>
            )}{" "}
            ({time.zone})
          </small>
        </div>
      ))}
      <div className={css.item}>
        <small>
          A passkey signs you in with the fingerprint, face or code of a device. Nobody can learn it or trick you into
          typing it into another page.
        </small>
        <Button
          icon="plus"
          reason={knowsPasskeys() ? undefined : "this browser does not support passkeys"}
          onClick={() => setOpen({ what: "add" })}
        >
          Add a passkey…
        </Button>
      </div>
      <Dialog open={open?.what === "add"} onClose={close} title="Add a passkey">
        <Note>The browser asks for your fingerprint, face or code, or for a security key.</Note>
        <NameForm name={browserOf(navigator.userAgent)} action="Add" onSend={add} onCancel={close} />
      </Dialog>
      <Dialog open={open?.what === "rename"} onClose={close} title="Rename the passkey">
        {open?.what === "rename" ? (
          <NameForm
            name={open.passkey.name}
            action="Rename"
            onSend={(data) => rename(open.passkey.id, data)}
            onCancel={close}
          />
        ) : null}
      </Dialog>
      <Confirm
        open={open?.what === "remove"}
        onClose={close}
        title={open?.what === "remove" ? `Remove the passkey ${open.passkey.name}?` : ""}
        action="Remove passkey"
        danger
        onConfirm={async () => {
          if (open?.what !== "remove") return
          await run("delete", "/Me/Passkeys/{id}", { path: { id: open.passkey.id } })
          say("The passkey is removed")
        }}
      >
        <p>The passkey no longer signs you in. Remove it from the device as well.</p>
      </Confirm>
    </Panel>
  )
}

const NameForm = ({
  name,
  action,
  onSend,
  onCancel,
}: {
  readonly name: string
  readonly action: string
  readonly onSend: (data: FormData) => Promise<unknown>
  readonly onCancel: () => void
}) => (
  <Form label={action} onSend={onSend}>
    {(busy) => (
      <>
        <TextField
          name="name"
          label="Device"
          hint="A name by which you recognise it later."
          defaultValue={name}
          limits={AddPasskeyRequest.name}
          autoFocus
        />
        <FormButtons busy={busy} onCancel={onCancel}>
          {action}
        </FormButtons>
      </>
    )}
  </Form>
)
