import { useCallback, useState } from "react"
import { request } from "../api/call.ts"
import { confirmByPasskey } from "../api/passkeys.ts"
import { Refused } from "../api/refused.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { TextField } from "../ui/field.tsx"
import { Form, FormActions, secretIn } from "../ui/form.tsx"
import { Note } from "../ui/page.tsx"
import { PasskeyButton } from "./passkey-button.tsx"

interface Proof {
  readonly isAsked: boolean
  readonly onEnd: (isProven: boolean) => void
}

/** What asks for a proof, and what it answers; the dialog below shows the question. */
export const useProof = () => {
  const [end, setEnd] = useState<(isProven: boolean) => void>()
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        setEnd(() => (isProven: boolean) => {
          setEnd(undefined)
          resolve(isProven)
        })
      }),
    [],
  )
  return { ask, proof: { isAsked: end !== undefined, onEnd: end ?? (() => {}) } satisfies Proof }
}

/** Asks for the password before something that matters; then the call that wanted it is made again. */
export const ProofDialog = ({ isAsked, onEnd }: Proof) => {
  const send = async (data: FormData) => {
    try {
      await request("post", "/Session/Confirm", { body: { password: secretIn(data, "password") } })
    } catch (error) {
      if (error instanceof Refused && error.status === 401)
        throw new Refused({ ...error.problem, title: "This is not your password." })
      throw error
    }
    onEnd(true)
  }
  return (
    <Dialog open={isAsked} onClose={() => onEnd(false)} title="Confirm that it is you">
      <Note>Secrets, users and sign-in settings want a proof of the last ten minutes.</Note>
      <Form label="Confirm" onSend={send}>
        {(busy) => (
          <>
            <TextField name="password" type="password" label="Password" autoComplete="current-password" autoFocus />
            <FormActions>
              <Button type="submit" look="primary" busy={busy}>
                Confirm
              </Button>
              <PasskeyButton ask={confirmByPasskey} onDone={() => onEnd(true)}>
                Use a passkey
              </PasskeyButton>
              <Button look="plain" onClick={() => onEnd(false)}>
                Cancel
              </Button>
            </FormActions>
          </>
        )}
      </Form>
    </Dialog>
  )
}
