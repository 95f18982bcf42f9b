import { useState } from "react"
import { PersonalTokenCreate } from "../../api/constraints.gen.ts"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { Code } from "../../ui/code.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { SelectField, TextField } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import { Note } from "../../ui/page.tsx"
import { SecretPanel } from "../../ui/secret-panel.tsx"
import { isoBefore } from "../../ui/time.ts"
import { say } from "../../ui/toast.tsx"
import { PermissionLevels, permissionsIn } from "./permission-levels.tsx"
import { textIn } from "../../ui/typed.ts"

type Created = components["schemas"]["CreatedPersonalToken"]

const day = 86_400

/** Makes a token and shows its secret once. */
export const NewToken = ({
  open,
  permissions,
  onClose,
}: {
  readonly open: boolean
  readonly permissions: readonly string[]
  readonly onClose: () => void
}) => {
  const run = useDo()
  const [created, setCreated] = useState<Created>()
  const leave = () => {
    setCreated(undefined)
    onClose()
  }
  if (created !== undefined)
    return (
      <Dialog open={open} onClose={() => {}} title={`Token ${created.name}`} wide>
        <SecretPanel
          lead="Shown this once. We keep only a hash: copy it now."
          secrets={[
            ["Client id", created.clientId, "SVC_CLIENT_ID"],
            ["Secret", created.secret, "SVC_SECRET"],
          ]}
          file={`${created.name.replaceAll(/[^\w-]+/g, "-")}.env`}
          isOnce
          onDone={leave}
        >
          <Code
            title="Get an access token"
            text={`curl ${location.origin}/auth/v2/token -H 'content-type: application/json' -d '${JSON.stringify({ clientId: created.clientId, secret: created.secret })}'`}
          />
        </SecretPanel>
      </Dialog>
    )
  return (
    <Dialog open={open} onClose={leave} title="New token" wide>
      <Note>
        The secret is shown only once, after this step. It cannot be read again, only replaced by a new token.
      </Note>
      <Form
        label="New token"
        onSend={async (data) => {
          const lasts = Number(textIn(data, "lasts"))
          setCreated(
            await run("post", "/PersonalTokens", {
              body: {
                name: textIn(data, "name"),
                permissions: permissionsIn(data),
                ...(lasts === 0 ? {} : { expires: isoBefore(-lasts * day) }),
              },
            }),
          )
        }}
      >
        {(busy) => (
          <>
            <TextField
              name="name"
              label="Name"
              hint="The program that uses it, not your name."
              limits={PersonalTokenCreate.name}
              autoFocus
            />
            <SelectField name="lasts" label="Expires" defaultValue="90">
              <option value="30">In 30 days</option>
              <option value="90">In 90 days</option>
              <option value="365">In a year</option>
              <option value="0">Never</option>
            </SelectField>
            <PermissionLevels held={permissions} />
            <FormButtons busy={busy} onCancel={leave}>
              Create token
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}

export const RenameToken = ({
  token,
  onClose,
}: {
  readonly token: components["schemas"]["PersonalToken"] | undefined
  readonly onClose: () => void
}) => {
  const run = useDo()
  return (
    <Dialog open={token !== undefined} onClose={onClose} title="Rename the token">
      <Form
        label="Rename"
        onSend={async (data) => {
          if (token === undefined) return
          const at = { path: { clientId: token.clientId } }
          await run("patch", "/PersonalTokens/{clientId}", { ...at, body: { name: textIn(data, "name") } })
          say("Renamed")
          onClose()
        }}
      >
        {(busy) => (
          <>
            <TextField
              name="name"
              label="Name"
              defaultValue={token?.name}
              limits={PersonalTokenCreate.name}
              autoFocus
            />
            <FormButtons busy={busy}>Rename</FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}
