import { useState } from "react"
import { type AtProvider, giveCode, type Me, type NextStep, signIn } from "../api/me.ts"
import { signInByPasskey } from "../api/passkeys.ts"
import { Refused } from "../api/refused.ts"
import { Button, buttonClass } from "../ui/button.tsx"
import { TextField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { Note } from "../ui/page.tsx"
import { span } from "../ui/time.ts"
import { fullWidth } from "./bare-page.tsx"
import { OfferedProviders } from "./offered-providers.tsx"
import { PasskeyButton } from "./passkey-button.tsx"
import { secretIn, textIn } from "../ui/typed.ts"

/** Tells a person who tried too often how long to wait. */
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

/** E-mail and password, and a code if the person has a second factor. */
export const SignInForm = ({
  email,
  to,
  onDone,
}: {
  readonly email?: string
  /**
   * The destination after a sign-in at a provider. Absent when the current page is kept; providers are then not
   * offered.
   */
  readonly to?: string
  readonly onDone: (me: Me) => void
}) => {
  const [next, setNext] = useState<AtProvider | NextStep>()
  const [typed, setTyped] = useState("")
  const go = (answer: AtProvider | Me | NextStep) => ("next" in answer ? setNext(answer) : onDone(answer))
  if (next?.next === "Provider") return <ProviderStep name={next.name} url={next.url} isKept={to === undefined} />
  if (next !== undefined) return <CodeForm methods={next.methods} onDone={go} />
  const send = async (data: FormData) => go(await sayWait(signIn(textIn(data, "email"), secretIn(data, "password"))))
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
            onInput={({ currentTarget: { value } }) => setTyped(value)}
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
          <PasskeyButton wide ask={() => sayWait(signInByPasskey())} onDone={go}>
            Sign in with a passkey
          </PasskeyButton>
          {to === undefined ? null : <OfferedProviders email={typed} to={to} />}
        </>
      )}
    </Form>
  )
}

/** The tenant requires a sign-in at its provider; the requesting page may have to stay open. */
const ProviderStep = ({
  name,
  url,
  isKept,
}: {
  readonly name: string
  readonly url: string
  readonly isKept: boolean
}) => (
  <>
    <Note>
      Your tenant requires you to sign in with {name} as well.{" "}
      {isKept ? "Come back to this tab afterwards." : "Afterwards you return here."}
    </Note>
    <a
      className={`${buttonClass("primary", true)} ${fullWidth}`}
      href={url}
      ref={(link) => link?.focus()}
      {...(isKept ? { target: "_blank", rel: "noreferrer" } : {})}
    >
      Continue with {name}
    </a>
  </>
)

/** Asks for the code after a correct password. */
export const CodeForm = ({
  methods,
  onDone,
}: {
  readonly methods: NextStep["methods"]
  readonly onDone: (answer: AtProvider | Me) => void
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
