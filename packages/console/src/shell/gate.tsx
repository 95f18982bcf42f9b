import { useQuery, useQueryClient } from "@tanstack/react-query"
import { CSPProvider } from "@base-ui/react/csp-provider"
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react"
import { type Me, meKey, meQuery } from "../api/me.ts"
import { Refused } from "../api/refused.ts"
import { onSessionEvents } from "../api/session-events.ts"
import { Failure } from "../ui/states.tsx"
import { dialogs } from "../ui/dialog.tsx"
import { menus } from "../ui/menu.tsx"
import { ToastRoom } from "../ui/toast.tsx"
import { keepTimeOf, keepZone } from "../ui/time.ts"
import { whenIdle } from "../ui/when-idle.ts"
import { BarePage } from "./bare-page.tsx"
import { Frame } from "./frame.tsx"
import { LiveRoom } from "./live.tsx"
import { SessionEnded, SignedIn } from "./session.tsx"
import { useAppearance } from "./appearance.ts"
import { leaveForSignIn, pathHere } from "./own-path.ts"
import { useProof } from "./use-proof.ts"

/** Rarely needed, so not part of the initial load. */
const SecondFactorPage = lazy(async () => ({ default: (await import("./second-factor-page.tsx")).SecondFactorPage }))
/** Needed when the connection may be gone, so loaded as soon as the browser is idle. */
const parts = {
  again: () => import("./sign-in-again.tsx"),
  proof: () => import("./proof-dialog.tsx"),
  other: () => import("./other-tenant.tsx"),
}
const SignInAgain = lazy(async () => ({ default: (await parts.again()).SignInAgain }))
const ProofDialog = lazy(async () => ({ default: (await parts.proof()).ProofDialog }))
const OtherTenant = lazy(async () => ({ default: (await parts.other()).OtherTenant }))
const loadParts = () =>
  void Promise.all([menus.load(), dialogs.load(), parts.again(), parts.proof(), parts.other()]).catch(() => undefined)

/**
 * Shows pages to signed-in persons only. When a session ends, the page and everything typed into it stay, and the
 * password is asked for above it.
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
  useEffect(() => whenIdle(loadParts), [])
  useAppearance(me.data?.preferences)
  keepZone(me.data?.preferences.timeZone)
  if (me.data !== undefined) keepTimeOf(me.data.service.now, me.dataUpdatedAt)
  if (me.data !== undefined)
    return (
      <Surroundings me={me.data}>
        {me.data.session.owesSecondFactor ? (
          <Suspense>
            <SecondFactorPage me={me.data} />
          </Suspense>
        ) : (
          <SessionEnded value={hasEnded}>
            <LiveRoom>
              <Frame me={me.data} />
            </LiveRoom>
          </SessionEnded>
        )}
        <Above>{proof.isAsked ? <ProofDialog provider={me.data.session.provider} onEnd={proof.onEnd} /> : null}</Above>
        <Moved now={me.data.tenant} />
        <Above>
          {hasEnded ? (
            <SignInAgain
              me={me.data}
              onDone={(next) => {
                client.setQueryData(meKey, next)
                setHasEnded(false)
                void client.invalidateQueries()
              }}
            />
          ) : null}
        </Above>
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

/** Another tab may have switched to another tenant, because a browser has a single session. */
const Moved = ({ now }: { readonly now: Me["tenant"] }) => {
  const [before] = useState(now)
  return <Above>{now.id === before.id ? null : <OtherTenant now={now} before={before} />}</Above>
}

const Above = ({ children }: { readonly children: ReactNode }) => <Suspense>{children}</Suspense>

/**
 * Providers around the parts of all pages. The content security policy forbids style elements, which the library can do
 * without.
 */
const Surroundings = ({ me, children }: { readonly me: Me; readonly children: ReactNode }) => (
  <CSPProvider disableStyleElements>
    <SignedIn value={me}>
      {children}
      <ToastRoom />
    </SignedIn>
  </CSPProvider>
)

/** Redirects to the sign-in, which leads back afterwards. */
const ToSignIn = () => {
  useEffect(() => leaveForSignIn(pathHere()), [])
  return null
}
