import { useState } from "react"
import { giveCode, type Me, type NextStep, signIn } from "../api/me.ts"
import { signInByPasskey } from "../api/passkeys.ts"
import { Refused } from "../api/refused.ts"
import { Button } from "../ui/button.tsx"
import { TextField } from "../ui/field.tsx"
import { Form, secretIn, textIn } from "../ui/form.tsx"
import { span } from "../ui/time.ts"
import { fullWidth } from "./bare-page.tsx"
import { PasskeyButton } from "./passkey-button.tsx"

/** Says how long one has to wait who tried too often. */
const sayWait = async <A,>(trying: Promise<A>): Promise<A> => {
  try {
    return await trying
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 429) throw error
    const { retryAfter } = error.problem
    const wait = retryAfter === undefined ? "later" : `in ${span(retryAfter)}`
    throw new Refused({ status: 429, title: `Too many attempts. Try again ${wait}.` })
  }
}

/** E-mail and password, and a code where the person has a second factor. */
export const SignInForm = ({ email, onDone }: { readonly email?: string; readonly onDone: (me: Me) => void }) => {
  const [next, setNext] = useState<NextStep>()
  if (next !== undefined) return <CodeForm methods={next.methods} onDone={onDone} />
  const send = async (data: FormData) => {
    const answer = await sayWait(signIn(textIn(data, "email"), secretIn(data, "password")))
    if ("next" in answer) setNext(answer)
    else onDone(answer)
  }
  return (
    <Form key="password" label="Sign in" onSend={send}>
      {(busy) => (
        <>
          <TextField
            name="email"
            type="email"
            label="E-mail"
            autoComplete="username"
            defaultValue={email}
            readOnly={email !== undefined}
            autoFocus={email === undefined}
          />
          <TextField
            name="password"
            type="password"
            label="Password"
            autoComplete="current-password"
            autoFocus={email !== undefined}
          />
          <Button type="submit" look="primary" large busy={busy} className={fullWidth}>
            Sign in
          </Button>
          <PasskeyButton wide ask={() => sayWait(signInByPasskey())} onDone={onDone}>
            Sign in with a passkey
          </PasskeyButton>
        </>
      )}
    </Form>
  )
}

const CodeForm = ({
  methods,
  onDone,
}: {
  readonly methods: NextStep["methods"]
  readonly onDone: (me: Me) => void
}) => {
  const [isRecovery, setIsRecovery] = useState(!methods.includes("Totp"))
  const send = async (data: FormData) => onDone(await sayWait(giveCode(textIn(data, "code"))))
  return (
    <Form key="code" label="Second factor" onSend={send}>
      {(busy) => (
        <>
          <TextField
            key={String(isRecovery)}
            name="code"
            label={isRecovery ? "Recovery code" : "Code from your authenticator app"}
            inputMode={isRecovery ? "text" : "numeric"}
            autoComplete="one-time-code"
            autoFocus
          />
          <Button type="submit" look="primary" large busy={busy} className={fullWidth}>
            Sign in
          </Button>
          {methods.includes("RecoveryCode") && methods.includes("Totp") ? (
            <Button look="plain" onClick={() => setIsRecovery(!isRecovery)}>
              {isRecovery ? "Use the authenticator app" : "Use a recovery code"}
            </Button>
          ) : null}
        </>
      )}
    </Form>
  )
}
