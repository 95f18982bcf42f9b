import { useMutation, useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import {
  acceptInvitation,
  type AtProvider,
  type Invited,
  joinAtProvider,
  lookAtInvitation,
  type Me,
  type NextStep,
} from "../api/me.ts"
import { joinByPasskey, knowsPasskeys } from "../api/passkeys.ts"
import { Refused } from "../api/refused.ts"
import { Button } from "../ui/button.tsx"
import { TextField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { Failure, Skeleton } from "../ui/states.tsx"
import { BarePage, fullWidth } from "./bare-page.tsx"
import { browserOf } from "./browser-of.ts"
import { CodeForm } from "./sign-in-form.tsx"
import { secretIn, textIn } from "../ui/typed.ts"

/** The personal data that the page may ask for. */
const askedFor = ["email", "firstName", "lastName"] as const

/** Accepting by passkey submits no form, so the browser does not check required fields; this function does. */
const refuseMissing = (data: FormData) => {
  const missing = askedFor.filter((name) => data.has(name) && textIn(data, name) === "")
  if (missing.length === 0) return
  const errors = Object.fromEntries(missing.map((name) => [name, ["is required"]]))
  throw new Refused({ status: 400, title: "Something is missing.", errors })
}

type OnIn = (me: Me, href: string) => void

/** The page of an invitation link. The secret is behind `#` and is removed from the address at once. */
export const InvitationPage = ({ onIn }: { readonly onIn: OnIn }) => {
  const [token] = useState(() => location.hash.slice(1))
  useEffect(() => {
    if (location.hash !== "") history.replaceState(history.state, "", location.pathname)
  }, [])
  const invited = useQuery({
    queryKey: ["invitation"],
    queryFn: ({ signal }) => lookAtInvitation(token, signal),
    enabled: token !== "",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const isGone = invited.error instanceof Refused && invited.error.status >= 400 && invited.error.status < 429
  if (token === "" || isGone)
    return (
      <BarePage
        title="This link cannot be used"
        lead="The link was already used, has expired, or was not copied completely. Ask the person who gave it to you for a new one."
      >
        <a href="/console/sign-in">Sign in instead</a>
      </BarePage>
    )
  if (invited.isError)
    return (
      <BarePage title="Invitation">
        <Failure error={invited.error} onRetry={() => void invited.refetch()} />
      </BarePage>
    )
  if (invited.data === undefined)
    return (
      <BarePage title="Invitation">
        <Skeleton rows={4} />
      </BarePage>
    )
  return <Accept invited={invited.data} token={token} onIn={onIn} />
}

const Accept = ({
  invited,
  token,
  onIn,
}: {
  readonly invited: Invited
  readonly token: string
  readonly onIn: OnIn
}) => {
  const { provider } = invited
  const isReset = invited.kind === "Reset"
  const [owed, setOwed] = useState<NextStep>()
  const arrive = (me: Me | AtProvider) => ("next" in me ? location.assign(me.url) : onIn(me, import.meta.env.BASE_URL))
  const send = async (data: FormData) => {
    const given = (name: string) => (textIn(data, name) === "" ? {} : { [name]: textIn(data, name) })
    const named = { token, ...given("email"), ...given("firstName"), ...given("lastName") }
    const isByPasskey = data.has("passkey")
    if (isByPasskey) refuseMissing(data)
    const passkey = { isKnown: invited.known && !isReset, name: browserOf(navigator.userAgent) }
    const me = isByPasskey
      ? await joinByPasskey(named, passkey)
      : await acceptInvitation({ ...named, password: secretIn(data, "password") })
    if ("next" in me && me.next === "SecondFactor") setOwed(me)
    else arrive(me)
  }
  if (owed !== undefined)
    return (
      <BarePage title={`Join ${invited.tenant.name}`} lead="You have a second factor: this page asks for it too.">
        <CodeForm methods={owed.methods} onDone={arrive} />
      </BarePage>
    )
  return (
    <BarePage
      title={isReset ? "Set a new password" : `Join ${invited.tenant.name}`}
      lead={
        isReset
          ? "Everybody who is now signed in as you is signed out, and earlier passkeys and codes stop working."
          : invited.known
            ? "You already have an account here: sign in with your password or a passkey. If you belonged to one company until now, you are signed out elsewhere, and your other passkeys stop working. If you never set a password here, ask the operator of the service for a link."
            : provider === undefined
              ? "You sign in with your e-mail and this password from now on, or with a passkey alone."
              : provider.required
                ? `You sign in with ${provider.name}.`
                : `You sign in with ${provider.name}, or with your e-mail and a password.`
      }
    >
      {provider === undefined ? null : <JoinThere name={provider.name} token={token} />}
      {provider?.required === true ? null : (
        <Form label={isReset ? "New password" : "Invitation"} onSend={send}>
          {(busy) => (
            <>
              {invited.email === undefined ? (
                <TextField name="email" type="email" label="E-mail" autoComplete="username" autoFocus />
              ) : (
                <TextField
                  name="shown-email"
                  type="email"
                  label="E-mail"
                  autoComplete="username"
                  value={invited.email}
                  readOnly
                />
              )}
              {isReset || invited.known ? null : (
                <>
                  <TextField
                    name="firstName"
                    label="First name"
                    autoComplete="given-name"
                    defaultValue={invited.firstName}
                  />
                  <TextField
                    name="lastName"
                    label="Last name"
                    autoComplete="family-name"
                    defaultValue={invited.lastName}
                  />
                </>
              )}
              <TextField
                name="password"
                type="password"
                label="Password"
                {...(invited.known && !isReset
                  ? { autoComplete: "current-password" }
                  : {
                      hint: "12 characters or more; a sentence is easiest.",
                      autoComplete: "new-password",
                    })}
              />
              <Button
                type="submit"
                look={provider === undefined ? "primary" : "usual"}
                large
                busy={busy}
                className={fullWidth}
              >
                {isReset ? "Set password and sign in" : "Join and sign in"}
              </Button>
              {knowsPasskeys() ? (
                <Button type="submit" name="passkey" formNoValidate icon="key" large busy={busy} className={fullWidth}>
                  {isReset ? "Set a passkey and sign in" : "Join with a passkey"}
                </Button>
              ) : null}
            </>
          )}
        </Form>
      )}
    </BarePage>
  )
}

/** Accepts the invitation at the tenant's sign-in provider, which leads back signed in. */
const JoinThere = ({ name, token }: { readonly name: string; readonly token: string }) => {
  const going = useMutation({
    mutationFn: () => joinAtProvider(token),
    onSuccess: (url) => location.assign(url),
  })
  return (
    <>
      <Button look="primary" large className={fullWidth} busy={going.isPending} onClick={() => going.mutate()}>
        Join with {name}
      </Button>
      {going.isError ? <Failure error={going.error} /> : null}
    </>
  )
}
