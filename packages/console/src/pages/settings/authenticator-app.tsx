import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { meKey } from "../../api/me.ts"
import { AppSetUp, offerApp, type TotpOffer } from "../../shell/app-set-up.tsx"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useAction } from "../../shell/use-action.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm, Dialog } from "../../ui/dialog.tsx"
import { Panel } from "../../ui/page.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"
import { say } from "../../ui/toast.tsx"
import css from "./settings.module.css"

const codesLeft = (count: number): string =>
  count === 0 ? "No recovery code is left: set the app up again to get ten." : `${count} recovery codes are left.`

/** The person's authenticator app: set up and remove it. */
export const AuthenticatorApp = () => {
  const client = useQueryClient()
  const run = useDo()
  const found = useAsk("/Me/Totp", {})
  const [offer, setOffer] = useState<TotpOffer>()
  const [isLeaving, setIsLeaving] = useState(false)
  const beginning = useAction(async () => setOffer(await offerApp()))
  const end = async () => {
    setOffer(undefined)
    await Promise.all([found.refetch(), client.invalidateQueries({ queryKey: meKey })])
  }
  if (found.isError) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (found.data === undefined) return <Skeleton rows={1} />
  const { totp, recoveryCodes } = found.data
  return (
    <>
      {beginning.refusal}
      <Panel>
        <div className={css.item}>
          <p>{totp ? <Mark tone="good" icon="good" word="On" /> : <Mark tone="quiet" icon="cancelled" word="Off" />}</p>
          {totp ? (
            <Button onClick={() => setIsLeaving(true)}>Remove…</Button>
          ) : (
            <Button busy={beginning.busy} onClick={beginning.run}>
              Set up…
            </Button>
          )}
          <small>
            {totp
              ? `Signing in requires the password and a code of the app. ${codesLeft(recoveryCodes)}`
              : "With the app, a password alone is not enough to sign in as you, even if somebody else learns it."}
          </small>
        </div>
        <Dialog open={offer !== undefined} onClose={() => void end()} title="Authenticator app">
          {offer === undefined ? null : (
            <AppSetUp
              offer={offer}
              onCancel={() => void end()}
              onDone={() => {
                say("Signing in requires a code from now on")
                void end()
              }}
            />
          )}
        </Dialog>
        <Confirm
          open={isLeaving}
          onClose={() => setIsLeaving(false)}
          title="Remove the authenticator app?"
          action="Remove"
          danger
          onConfirm={async () => {
            await run("delete", "/Me/Totp", {})
            say("The app is removed")
          }}
        >
          <p>Then the password alone is enough to sign in, and the recovery codes stop working.</p>
        </Confirm>
      </Panel>
    </>
  )
}
