import { InviteUserRequest } from "../../api/constraints.gen.ts"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { Edited, useEdited } from "../../shell/edited.tsx"
import { Moment } from "../../shell/moment.tsx"
import { Button } from "../../ui/button.tsx"
import { Copyable } from "../../ui/copy.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { TextField } from "../../ui/field.tsx"
import { Form, FormActions, FormButtons } from "../../ui/form.tsx"
import { Note } from "../../ui/page.tsx"
import { say } from "../../ui/toast.tsx"
import { PermissionLevels, permissionsIn } from "./permission-levels.tsx"
import css from "./settings.module.css"
import { textIn } from "../../ui/typed.ts"

export type Invited = components["schemas"]["InvitedUser"]

export const InviteUser = ({
  open,
  onClose,
  onInvited,
}: {
  readonly open: boolean
  readonly onClose: () => void
  readonly onInvited: (invited: Invited) => void
}) => {
  const run = useDo()
  return (
    <Dialog open={open} onClose={onClose} title="Invite somebody" wide>
      <Form
        label="Invitation"
        onSend={async (data) => {
          const invited = await run("post", "/Users", {
            body: {
              email: textIn(data, "email"),
              firstName: textIn(data, "firstName"),
              lastName: textIn(data, "lastName"),
              permissions: permissionsIn(data),
            },
          })
          onClose()
          onInvited(invited)
        }}
      >
        {(busy) => (
          <>
            <TextField name="email" type="email" label="E-mail" limits={InviteUserRequest.email} autoFocus />
            <div className={css.two}>
              <TextField name="firstName" label="First name" limits={InviteUserRequest.firstName} />
              <TextField name="lastName" label="Last name" limits={InviteUserRequest.lastName} />
            </div>
            <PermissionLevels held={["*:read"]} />
            <FormButtons busy={busy} onCancel={onClose}>
              Make the link
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}

/** The link of an invitation. It can be made again, so closing the dialog loses nothing. */
export const LinkDialog = ({
  invited,
  onClose,
}: {
  readonly invited: Invited | undefined
  readonly onClose: () => void
}) => {
  return (
    <Dialog open={invited !== undefined} onClose={onClose} title={`A link for ${invited?.user.userName ?? ""}`} wide>
      {invited === undefined ? null : (
        <>
          <Copyable text={invited.invitationUrl} what="link" mono />
          <Note>
            Works once, until <Moment at={invited.expires} whole />. Anybody with the link signs in as{" "}
            {invited.user.email}.
          </Note>
          <FormActions>
            <Button look="primary" onClick={onClose}>
              Done
            </Button>
          </FormActions>
        </>
      )}
    </Dialog>
  )
}

/** Edits a user's permissions. */
export const EditUser = ({ id, onClose }: { readonly id: string | undefined; readonly onClose: () => void }) =>
  id === undefined ? null : <Permissions key={id} id={id} onClose={onClose} />

const Permissions = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const edited = { path: "/Users/{id}", input: { path: { id } } } as const
  const found = useEdited(edited.path, edited.input)
  const name = found.data?.data.userName
  return (
    <Dialog open onClose={onClose} title={name === undefined ? "Permissions" : `Permissions of ${name}`} wide>
      <Edited
        {...edited}
        found={found}
        named={({ permissions }) => ({ permissions })}
        labels={{ permissions: "Permissions" }}
        onSaved={() => {
          say("Saved")
          onClose()
        }}
      >
        {({ permissions }, save) => (
          <Form label="Permissions" onSend={(data) => save({ permissions: permissionsIn(data) })}>
            {(busy) => (
              <>
                <PermissionLevels held={permissions} />
                <Note>Their tokens never allow more than this.</Note>
                <FormButtons busy={busy} onCancel={onClose}>
                  Save
                </FormButtons>
              </>
            )}
          </Form>
        )}
      </Edited>
    </Dialog>
  )
}
