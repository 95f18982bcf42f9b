import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call, request } from "../api/call.ts"
import { type Me, meKey } from "../api/me.ts"
import { confirmByPasskey, makePasskey } from "../api/passkeys.ts"
import { Button } from "../ui/button.tsx"
import { TextField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { Failure, Skeleton } from "../ui/states.tsx"
import { AppSetUp, offerApp, type TotpOffer } from "./app-set-up.tsx"
import { BarePage, fullWidth } from "./bare-page.tsx"
import { leaveForSignIn } from "./own-path.ts"
import { PasskeyButton } from "./passkey-button.tsx"
import { secretIn } from "../ui/typed.ts"

/** The factors that the person can prove. */
const readFactors = async (signal: AbortSignal) => {
  const [{ totp: hasApp }, { data: passkeys }] = await Promise.all([
    call("get", "/Me/Totp", { signal }),
    call("get", "/Me/Passkeys", { signal }),
  ])
  return { hasApp, hasPasskey: passkeys.some(({ usable }) => usable) }
}

/** Replaces every page while the tenant requires a second factor that was not given. */
export const SecondFactorPage = ({ me }: { readonly me: Me }) => {
  const client = useQueryClient()
  const [offer, setOffer] = useState<TotpOffer>()
  const factors = useQuery({
    queryKey: ["factors"],
    queryFn: ({ signal }) => readFactors(signal),
    gcTime: 0,
    enabled: offer === undefined,
  })
  const done = () => void client.invalidateQueries({ queryKey: meKey })
  const signOut = async () => {
    await request("delete", "/Session", {})
    leaveForSignIn()
  }
  if (offer !== undefined)
    return (
      <BarePage title="A second factor is needed" lead="Set it up once; it takes a minute.">
        <AppSetUp offer={offer} onDone={done} />
      </BarePage>
    )
  const found = factors.data
  const isSetUp = found !== undefined && (found.hasApp || found.hasPasskey)
  return (
    <BarePage
      title="A second factor is needed"
      lead={`${me.tenant.name} requires more than a password from everybody. ${isSetUp ? "Use the one that you have; if you lost it, ask an administrator for a link." : "Set it up once; it takes a minute."}`}
    >
      {factors.isError ? <Failure error={factors.error} onRetry={() => void factors.refetch()} /> : null}
      {found === undefined ? (
        factors.isError ? null : (
          <Skeleton rows={2} />
        )
      ) : isSetUp ? (
        <>
          {found.hasApp ? <GiveCode onDone={done} /> : null}
          {found.hasPasskey ? (
            <PasskeyButton wide ask={confirmByPasskey} onDone={done}>
              Use the passkey that I have
            </PasskeyButton>
          ) : null}
        </>
      ) : (
        <>
          <OfferApp onOffer={setOffer} />
          <PasskeyButton wide ask={() => makePasskey("My passkey")} onDone={done}>
            Make a passkey
          </PasskeyButton>
        </>
      )}
      <Button look="plain" onClick={() => void signOut()}>
        Sign out
      </Button>
    </BarePage>
  )
}

const OfferApp = ({ onOffer }: { readonly onOffer: (offer: TotpOffer) => void }) => {
  const offering = useMutation({ mutationFn: offerApp, onSuccess: onOffer })
  return (
    <>
      {offering.isError ? <Failure error={offering.error} /> : null}
      <Button look="primary" large className={fullWidth} busy={offering.isPending} onClick={() => offering.mutate()}>
        Set up an authenticator app
      </Button>
    </>
  )
}

const GiveCode = ({ onDone }: { readonly onDone: () => void }) => (
  <Form
    label="Second factor"
    onSend={async (data) => {
      await request("post", "/Session/Confirm", { body: { code: secretIn(data, "code") } })
      onDone()
    }}
  >
    {(busy) => (
      <>
        <TextField
          name="code"
          label="Code from the app, or a recovery code"
          autoComplete="one-time-code"
          hint="The code changes every 30 seconds."
          autoFocus
        />
        <Button type="submit" look="primary" large busy={busy} className={fullWidth}>
          Go on
        </Button>
      </>
    )}
  </Form>
)
