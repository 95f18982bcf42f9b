import { useState } from "react"
import { request } from "../api/call.ts"
import { confirmByPasskey } from "../api/passkeys.ts"
import { Refused } from "../api/refused.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { TextField } from "../ui/field.tsx"
import { Form, FormActions } from "../ui/form.tsx"
import { Note } from "../ui/page.tsx"
import type { Me } from "../api/me.ts"
import { useAsk } from "./ask.ts"
import { useReturn } from "./provider-return.ts"
import { PasskeyButton } from "./passkey-button.tsx"
import { ProviderTab } from "./provider-link.tsx"
import { useMe } from "./session.tsx"
import type { Proof } from "./use-proof.ts"
import { secretIn } from "../ui/typed.ts"

type Provider = Me["session"]["provider"]

/** Proofs of identity that are typed into a field. */
const fields = {
  password: { label: "Password", type: "password", autoComplete: "current-password" },
  code: {
    label: "Code from your authenticator app",
    hint: "A recovery code works too.",
    autoComplete: "one-time-code",
  },
} as const
type Field = keyof typeof fields

/** Asks for a proof of identity before an important change; then the original call is repeated. */
export const ProofDialog = ({ provider, onEnd }: Pick<Proof, "onEnd"> & { readonly provider: Provider }) => (
  <Dialog open onClose={() => onEnd(false)} title="Confirm that it is you">
    <Note>Secrets, users and sign-in settings require a proof of identity within the last ten minutes.</Note>
    {provider === undefined ? <ByOneself onEnd={onEnd} /> : <ByProvider provider={provider} onEnd={onEnd} />}
  </Dialog>
)

/** Proof by the password, by a code of the authenticator app, or by a passkey. */
const ByOneself = ({ onEnd }: Pick<Proof, "onEnd">) => {
  const { hasPassword } = useMe().person
  const hasApp = useAsk("/Me/Totp", {}).data?.totp === true
  const [isCode, setIsCode] = useState(false)
  const known: readonly Field[] = [...(hasPassword ? ["password" as const] : []), ...(hasApp ? ["code" as const] : [])]
  const field = isCode && hasApp ? "code" : known[0]
  const send = async (data: FormData) => {
    if (field === undefined) return
    try {
      await request("post", "/Session/Confirm", { body: { [field]: secretIn(data, field) } })
    } catch (error) {
      if (error instanceof Refused && error.status === 401)
        throw new Refused({ ...error.problem, title: `This is not your ${field}.` })
      throw error
    }
    onEnd(true)
  }
  const others = (
    <>
      {known.length < 2 ? null : (
        <Button onClick={() => setIsCode(!isCode)}>{isCode ? "Use the password" : "Use a code of the app"}</Button>
      )}
      <PasskeyButton ask={confirmByPasskey} onDone={() => onEnd(true)}>
        Use a passkey
      </PasskeyButton>
      <Button look="plain" onClick={() => onEnd(false)}>
        Cancel
      </Button>
    </>
  )
  if (field === undefined) return <FormActions>{others}</FormActions>
  return (
    <Form key={field} label="Confirm" isQuestion onSend={send}>
      {(busy) => (
        <>
          <TextField name={field} {...fields[field]} autoFocus />
          <FormActions>
            <Button type="submit" look="primary" busy={busy}>
              Confirm
            </Button>
            {others}
          </FormActions>
        </>
      )}
    </Form>
  )
}

/** A person who signed in at a provider proves their identity there, in another tab. */
const ByProvider = ({ provider, onEnd }: Pick<Proof, "onEnd"> & { readonly provider: NonNullable<Provider> }) => {
  useReturn(() => onEnd(true))
  return (
    <>
      <Note>You confirm it at {provider.name}, in another tab; this page then continues by itself.</Note>
      <FormActions>
        <ProviderTab provider={provider} isFresh />
        <Button look="plain" onClick={() => onEnd(false)}>
          Cancel
        </Button>
      </FormActions>
    </>
  )
}
