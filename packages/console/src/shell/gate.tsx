import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { CSPProvider } from "@base-ui/react/csp-provider"
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react"
import { type Me, meKey, meQuery } from "../api/me.ts"
import { Refused } from "../api/refused.ts"
import { onSessionEvents } from "../api/session-events.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { FormActions } from "../ui/form.tsx"
import { Note } from "../ui/page.tsx"
import { Failure } from "../ui/states.tsx"
import { ToastRoom } from "../ui/toast.tsx"
import { BarePage } from "./bare-page.tsx"
import { Frame } from "./frame.tsx"
import { LiveRoom } from "./live.tsx"
import { SignedIn } from "./session.tsx"
import { SignInAgain } from "./sign-in-again.tsx"
import { useAppearance } from "./appearance.ts"
import { ProofDialog, useProof } from "./proof-dialog.tsx"

/** Rarely needed: not in what everybody loads first. */
const OwesFactor = lazy(async () => ({ default: (await import("./owes-factor.tsx")).OwesFactor }))

/**
 * Lets pages be seen by whoever is signed in. A session that ends under an open page leaves the page and what was
 * typed into it as it is, and asks for the password above it.
 */
export const Gate = () => {
  const me = useQuery(meQuery)
  const client = useQueryClient()
  const [hasEnded, setHasEnded] = useState(false)
  const { proof, ask } = useProof()
  useEffect(
    () =>
      onSessionEvents({
        proof: ask,
        forbidden: () => void client.fetchQuery({ ...meQuery, staleTime: 5000 }).catch(() => undefined),
        ended: () => (client.getQueryData(meKey) === undefined ? undefined : setHasEnded(true)),
      }),
    [ask, client],
  )
  useAppearance(me.data?.preferences)
  if (me.data !== undefined)
    return (
      <Surroundings me={me.data}>
        {me.data.session.owesSecondFactor ? (
          <Suspense>
            <OwesFactor me={me.data} />
          </Suspense>
        ) : (
          <LiveRoom>
            <Frame me={me.data} />
          </LiveRoom>
        )}
        <ProofDialog {...proof} />
        <OtherTenant now={me.data.tenant} />
        <SignInAgain
          open={hasEnded}
          email={me.data.person.email}
          onDone={(next) => {
            client.setQueryData(meKey, next)
            setHasEnded(false)
            void client.invalidateQueries()
          }}
        />
      </Surroundings>
    )
  if (me.error instanceof Refused && me.error.status === 401) return <ToSignIn />
  if (me.isError)
    return (
      <BarePage title="svc">
        <Failure error={me.error} onRetry={() => void me.refetch()} />
      </BarePage>
    )
  return null
}

/**
 * Says that another tab went on in another tenant: the session is one for the whole browser, and what is typed here was
 * meant for the tenant of before.
 */
const OtherTenant = ({ now }: { readonly now: Me["tenant"] }) => {
  const [before] = useState(now)
  return (
    <Dialog open={now.id !== before.id} onClose={() => {}} title={`This browser is in ${now.name} now`}>
      <Note>Another tab went on there. This page is of {before.name}, and can do nothing any more.</Note>
      <FormActions>
        <Button look="primary" onClick={() => location.assign(import.meta.env.BASE_URL)}>
          Go on in {now.name}
        </Button>
      </FormActions>
    </Dialog>
  )
}

/** What the parts of all pages stand in; the policy forbids style elements, which the library can do without. */
const Surroundings = ({ me, children }: { readonly me: Me; readonly children: ReactNode }) => (
  <CSPProvider disableStyleElements>
    <SignedIn value={me}>
      <ToastRoom>{children}</ToastRoom>
    </SignedIn>
  </CSPProvider>
)

/** Leads to the sign-in, which leads back. Once: the address changes while this still stands. */
const ToSignIn = () => {
  const router = useRouter()
  useEffect(() => {
    const { pathname, searchStr } = router.latestLocation
    const to = `${pathname}${searchStr}`
    void router.navigate({ to: "/sign-in", search: to === "/" ? {} : { to }, replace: true })
  }, [router])
  return null
}
