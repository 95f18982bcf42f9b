import { useState } from "react"
import { call } from "../api/call.ts"
import type { components } from "../api/schema.gen.ts"
import { Copyable } from "../ui/copy.tsx"
import { TextField } from "../ui/field.tsx"
import { Form, FormButtons } from "../ui/form.tsx"
import { Note } from "../ui/page.tsx"
import { QrCode } from "../ui/qr-code.tsx"
import { SecretPanel } from "../ui/secret-panel.tsx"
import css from "./app-set-up.module.css"
import { textIn } from "../ui/typed.ts"

export type TotpOffer = components["schemas"]["TotpOffer"]

/** Starts the set-up of an authenticator app. Rejects with `Refused`. */
export const offerApp = (): Promise<TotpOffer> => call("post", "/Me/Totp", {})

/** The secret in groups, for typing. */
const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, "$1 ")

/** Connects an authenticator app to the person by one of its codes, and then shows the recovery codes. */
export const AppSetUp = ({
  offer,
  onDone,
  onCancel,
}: {
  readonly offer: TotpOffer
  /** Called when the app is active and the recovery codes were shown. */
  readonly onDone: () => void
  readonly onCancel?: () => void
}) => {
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes !== undefined)
    return (
      <SecretPanel
        lead="Each of these recovery codes signs you in once without the app. They are shown only now: keep them where you keep passwords."
        secrets={[]}
        text={`${codes.join("\n")}\n`}
        file="svc-recovery-codes.txt"
        isOnce
        onDone={onDone}
      >
        <ul className={css.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </SecretPanel>
    )
  return (
    <div className={css.steps}>
      <Note>Scan this with an authenticator app, then type the code that it shows.</Note>
      <div className={css.offer}>
        <QrCode text={offer.uri} label="The secret, for the camera of a phone" />
        <div>
          <p>Without a camera, type the secret into the app:</p>
          <Copyable text={offer.secret} what="secret" mono>
            {grouped(offer.secret)}
          </Copyable>
        </div>
      </div>
      <Form
        label="Authenticator app"
        onSend={async (data) => {
          const body = { code: textIn(data, "code") }
          setCodes((await call("post", "/Me/Totp/Verify", { body })).recoveryCodes)
        }}
      >
        {(busy) => (
          <>
            <TextField
              name="code"
              label="Code from the app"
              inputMode="numeric"
              autoComplete="one-time-code"
              hint="The code changes every 30 seconds."
              autoFocus
            />
            <FormButtons busy={busy} onCancel={onCancel}>
              Turn on
            </FormButtons>
          </>
        )}
      </Form>
    </div>
  )
}
