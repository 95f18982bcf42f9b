import { request } from "../api/call.ts"
import { confirmByPasskey } from "../api/passkeys.ts"
import { Refused } from "../api/refused.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { TextField } from "../ui/field.tsx"
import { Form, FormActions, secretIn } from "../ui/form.tsx"
import { Note } from "../ui/page.tsx"
import type { Me } from "../api/me.ts"
import { useCameBack } from "./came-back.ts"
import { PasskeyButton } from "./passkey-button.tsx"
import { ProviderTab } from "./provider-link.tsx"
import { useMe } from "./session.tsx"
import type { Proof } from "./use-proof.ts"

type Provider = Me["session"]["provider"]

/** Asks for the password before something that matters; then the call that wanted it is made again. */
export const ProofDialog = ({ provider, onEnd }: Pick<Proof, "onEnd"> & { readonly provider: Provider }) => {
  const { hasPassword } = useMe().person
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
  const others = (
    <>
      <PasskeyButton ask={confirmByPasskey} onDone={() => onEnd(true)}>
        Use a passkey
      </PasskeyButton>
      <Button look="plain" onClick={() => onEnd(false)}>
        Cancel
      </Button>
    </>
  )
  return (
    <Dialog open onClose={() => onEnd(false)} title="Confirm that it is you">
      <Note>Secrets, users and sign-in settings want a proof of the last ten minutes.</Note>
      {provider === undefined && !hasPassword ? (
        <FormActions>{others}</FormActions>
      ) : provider === undefined ? (
        <Form label="Confirm" onSend={send}>
          {(busy) => (
            <>
              <TextField name="password" type="password" label="Password" autoComplete="current-password" autoFocus />
              <FormActions>
                <Button type="submit" look="primary" busy={busy}>
                  Confirm
                </Button>
                {others}
              </FormActions>
            </>
          )}
        </Form>
      ) : (
        <ByProvider provider={provider} onEnd={onEnd} />
      )}
    </Dialog>
  )
}

/** Who signed in at a provider proves it there, in another tab. */
const ByProvider = ({ provider, onEnd }: Pick<Proof, "onEnd"> & { readonly provider: NonNullable<Provider> }) => {
  useCameBack(() => onEnd(true))
  return (
    <>
      <Note>You give it to {provider.name}, in another tab; this page goes on by itself.</Note>
      <FormActions>
        <ProviderTab provider={provider} isFresh />
        <Button look="plain" onClick={() => onEnd(false)}>
          Cancel
        </Button>
      </FormActions>
    </>
  )
}
