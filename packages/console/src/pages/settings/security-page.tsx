import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import { meKey } from "../../api/me.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { Moment } from "../../shell/moment.tsx"
import { useMe, useWords } from "../../shell/session.tsx"
import { useAction } from "../../shell/use-action.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { TextField } from "../../ui/field.tsx"
import { Form, FormActions } from "../../ui/form.tsx"
import { Note, Page, Panel, Section } from "../../ui/page.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { say } from "../../ui/toast.tsx"
import { AuthenticatorApp } from "./authenticator-app.tsx"
import { browserOf } from "../../shell/browser-of.ts"
import { OwnEvents } from "./own-events.tsx"
import { Passkeys } from "./passkeys.tsx"
import css from "./settings.module.css"
import { secretIn } from "../../ui/typed.ts"

type Session = components["schemas"]["Session"]

/** The person's password, second factors, sessions and security events. */
export const SecurityPage = () => {
  const { provider } = useMe().session
  return (
    <Page title="Security">
      {provider === undefined ? (
        <Own />
      ) : (
        <Section title="Password and passkeys">
          <Note>
            You signed in with {provider.name}, which keeps them. Settings that apply in all tenants can be changed
            after signing in with a password or a passkey.
          </Note>
        </Section>
      )}
      <Section title="Where you are signed in">
        <Sessions />
      </Section>
      <Section title="What happened">
        <OwnEvents />
      </Section>
    </Page>
  )
}

/** Settings that a person has in all tenants. */
const Own = () => {
  const client = useQueryClient()
  const { hasPassword } = useMe().person
  return (
    <>
      <Section title="Password">
        {hasPassword ? null : (
          <Note>You have no password and sign in with a passkey. You may also set a password.</Note>
        )}
        <Form
          label="Password"
          onSend={async (data) => {
            const newPassword = secretIn(data, "newPassword")
            const body = hasPassword ? { password: secretIn(data, "password"), newPassword } : { newPassword }
            client.setQueryData(meKey, await call("post", "/Me/Password", { body }))
            say(hasPassword ? "The password is changed" : "The password is set")
          }}
        >
          {(busy) => (
            <>
              <div className={css.two}>
                {hasPassword ? (
                  <TextField name="password" type="password" label="Present password" autoComplete="current-password" />
                ) : null}
                <TextField
                  name="newPassword"
                  type="password"
                  label="New password"
                  hint="12 characters or more; a sentence is easiest."
                  autoComplete="new-password"
                />
              </div>
              <FormActions>
                <Button type="submit" busy={busy}>
                  {hasPassword ? "Change password" : "Set a password"}
                </Button>
              </FormActions>
            </>
          )}
        </Form>
      </Section>
      <Section title="Passkeys">
        <Passkeys />
      </Section>
      <Section title="Authenticator app">
        <AuthenticatorApp />
      </Section>
    </>
  )
}

const Sessions = () => {
  const { time } = useWords()
  const { tenants } = useMe()
  const run = useDo()
  const found = useAsk("/Me/Sessions", {})
  const [isAsked, setIsAsked] = useState(false)
  const ending = useAction(async ({ id }: Session) => {
    await run("delete", "/Me/Sessions/{id}", { path: { id } })
    say("Signed out there")
  })
  if (found.isError) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (found.data === undefined) return <Skeleton rows={2} />
  const others = found.data.data.length - 1
  const count = `${others} other ${others === 1 ? "session" : "sessions"}`
  return (
    <>
      {ending.refusal}
      <Panel>
        {found.data.data.map((session) => (
          <div key={session.id} className={css.item}>
            <p>
              {browserOf(session.userAgent)}
              {session.current ? " (here)" : ""}
            </p>
            {session.current ? <span /> : <Button onClick={() => ending.run(session)}>Sign out</Button>}
            <small>
              {session.address}
              {tenants.length > 1 ? ` · ${tenants.find(({ id }) => id === session.tenantId)?.name ?? ""}` : ""} · used{" "}
              <Moment at={session.lastUsed} /> · since <Moment at={session.created} /> ({time.zone})
            </small>
          </div>
        ))}
        <div className={css.item}>
          <small>If one of them is not you, sign out all others and choose another password.</small>
          <Button
            icon="signOut"
            reason={others > 0 ? undefined : "you are signed in nowhere else"}
            onClick={() => setIsAsked(true)}
          >
            Sign out all others…
          </Button>
        </div>
        <Confirm
          open={isAsked}
          onClose={() => setIsAsked(false)}
          title={`Sign out ${count}?`}
          action={`Sign out ${count}`}
          onConfirm={async () => {
            await run("delete", "/Me/Sessions", {})
            say("Signed out everywhere else")
          }}
        >
          <p>Pages that are open there stay as they are and ask for a sign-in. You stay signed in here.</p>
        </Confirm>
      </Panel>
    </>
  )
}
