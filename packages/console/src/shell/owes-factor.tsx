import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { request } from "../api/call.ts"
import { type Me, meKey } from "../api/me.ts"
import { confirmByPasskey, makePasskey } from "../api/passkeys.ts"
import { Button } from "../ui/button.tsx"
import { Failure } from "../ui/states.tsx"
import { AppSetUp, offerApp, type TotpOffer } from "./app-set-up.tsx"
import { BarePage, fullWidth } from "./bare-page.tsx"
import { leaveForSignIn } from "./own-path.ts"
import { PasskeyButton } from "./passkey-button.tsx"

/** The place of every page while the tenant asks for a second factor that was not given. */
export const OwesFactor = ({ me }: { readonly me: Me }) => {
  const client = useQueryClient()
  const [offer, setOffer] = useState<TotpOffer>()
  const offering = useMutation({ mutationFn: offerApp, onSuccess: setOffer })
  const done = () => void client.invalidateQueries({ queryKey: meKey })
  const signOut = async () => {
    await request("delete", "/Session", {})
    leaveForSignIn()
  }
  return (
    <BarePage
      title="A second factor is needed"
      lead={`${me.tenant.name} asks everybody for more than a password. Set it up once; it takes a minute.`}
    >
      {offer === undefined ? (
        <>
          {offering.isError ? <Failure error={offering.error} /> : null}
          <Button
            look="primary"
            large
            className={fullWidth}
            busy={offering.isPending}
            onClick={() => offering.mutate()}
          >
            Set up an authenticator app
          </Button>
          <PasskeyButton wide ask={() => makePasskey("My passkey")} onDone={done}>
            Make a passkey
          </PasskeyButton>
          <PasskeyButton wide ask={confirmByPasskey} onDone={done}>
            Use the passkey that I have
          </PasskeyButton>
          <Button look="plain" onClick={() => void signOut()}>
            Sign out
          </Button>
        </>
      ) : (
        <AppSetUp offer={offer} onDone={done} />
      )}
    </BarePage>
  )
}
