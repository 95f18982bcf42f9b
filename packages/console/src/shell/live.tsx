import { useQueryClient } from "@tanstack/react-query"
import { createContext, type ReactNode, useContext, useEffect, useState } from "react"
import { call } from "../api/call.ts"
import { stillFor } from "../api/presence.ts"
import { isPassing, Refused } from "../api/refused.ts"
import { keepTimeOf, nowIso } from "../ui/time.ts"
import { isWorkInProgress } from "./work-in-progress.ts"
import { useEntity } from "./entity.ts"
import { followedBy } from "./changed-topics.ts"
import type { UnwellWebhooks } from "./navigation.ts"
import type { Waiting } from "./resources.ts"
import { SessionEnded } from "./session.tsx"

/**
 * How the service answers: `slowly` when an answer takes long, `not` when it fails or none comes, `unasked` while the
 * browser has no network.
 */
export type Answering = "well" | "slowly" | "not" | "unasked"

export interface Live {
  readonly isOn: boolean
  readonly answering: Answering
  /** The time of the last answer; absent before the first. */
  readonly answeredAt?: string
  /** True when the service serves another version than the loaded page. */
  readonly isOutdated: boolean
  readonly unread: number
  /** Numbers of items in the company that need attention. */
  readonly waiting: Waiting
  /** The unhealthy webhooks, including those that the person dismissed. */
  readonly unwellWebhooks: UnwellWebhooks
  readonly switchTo: (isOn: boolean) => void
}

const LiveState = createContext<Live>({
  isOn: false,
  answering: "well",
  isOutdated: false,
  unread: 0,
  waiting: {},
  unwellWebhooks: [],
  switchTo: () => {},
})
export const useLive = (): Live => useContext(LiveState)

/** The build of the page; empty during development. */
const ownBuild = document.querySelector<HTMLMetaElement>("meta[name=build]")?.content ?? ""
const isAnother = (build: string) => !import.meta.env.DEV && build !== "" && build !== ownBuild

const usualMs = 3000
const awaitedMs = 1000
const idleMs = 30_000
const idleAfterMs = 300_000
const slowAfterMs = 4000
const mostMs = 15_000

type Pulse = Omit<Live, "isOn" | "switchTo">

/** A service on this machine answers without a network. */
const isOfThisMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname)
const isOffline = () => !navigator.onLine && !isOfThisMachine
const isAway = () => document.hidden || isOffline()

const badness: readonly Answering[] = ["well", "slowly", "not", "unasked"]
const worse = (before: Pulse, answering: Answering): Pulse =>
  badness.indexOf(answering) > badness.indexOf(before.answering) ? { ...before, answering } : before

/**
 * Polls every few seconds for changes, and refreshes the affected data. Polls faster while shown work is in progress,
 * slower when the person is inactive, and not at all while the tab is hidden or the browser has no network. Stops when
 * the session has ended, until somebody signs in again; it never prolongs the session. When the service answers again,
 * failed reads are repeated.
 */
export const LiveRoom = ({ children }: { readonly children: ReactNode }) => {
  const legalEntity = useEntity()
  const client = useQueryClient()
  const hasEnded = useContext(SessionEnded)
  const [isOn, switchTo] = useState(true)
  const [pulse, setPulse] = useState<Pulse>({
    answering: "well",
    isOutdated: false,
    unread: 0,
    waiting: {},
    unwellWebhooks: [],
  })
  useEffect(() => {
    if (!isOn || hasEnded || legalEntity === "") return
    const stop = new AbortController()
    let since: string | undefined
    let isFailing = false
    let isAsking = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const isIdle = () => stillFor() > idleAfterMs
    let wasIdle = false
    const again = () => {
      wasIdle = isIdle()
      timer = setTimeout(() => void beat(), wasIdle ? idleMs : isWorkInProgress() ? awaitedMs : usualMs)
    }
    /** A returning person does not wait for the next poll. */
    const look = () => {
      clearTimeout(timer)
      if (isOffline()) {
        isFailing = true
        setPulse((before) => worse(before, "unasked"))
      }
      if (!isAsking) void beat()
    }
    const wake = () => (wasIdle && !isIdle() ? look() : undefined)
    const beat = async (): Promise<void> => {
      if (isAway()) return
      isAsking = true
      const slow = setTimeout(() => setPulse((before) => worse(before, "slowly")), slowAfterMs)
      try {
        const query = since === undefined ? {} : { Since: since }
        const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(mostMs)])
        const told = await call("get", "/Pulse", { query, legalEntity, background: true, signal })
        keepTimeOf(told.now)
        const askAgain = (isMeant: (path: string, hasAnswer: boolean) => boolean) =>
          void client.invalidateQueries({
            predicate: ({ queryKey: [entity, path, kind], state }) =>
              entity === legalEntity &&
              kind !== "log" &&
              typeof path === "string" &&
              isMeant(path, state.data !== undefined),
          })
        // Data read before the first answer may also have changed before it.
        if (since === undefined) askAgain((_, hasAnswer) => hasAnswer)
        else for (const topic of told.moved) askAgain(followedBy(topic))
        since = told.next
        // During an upgrade, an older version that does not count yet may answer.
        const waiting = { ...told.waiting }
        const { unread, unwellWebhooks = [] } = told
        const isOutdated = isAnother(told.build)
        setPulse({ answering: "well", answeredAt: nowIso(), isOutdated, unread, waiting, unwellWebhooks })
        if (isFailing) void client.refetchQueries({ predicate: ({ state }) => state.status === "error" })
        isFailing = false
      } catch (error) {
        if (stop.signal.aborted) return
        isFailing = !(error instanceof Refused) || isPassing(error)
        setPulse((before) => (isFailing ? worse(before, "not") : { ...before, answering: "well" }))
        if (error instanceof Refused && error.status === 401) return
      } finally {
        isAsking = false
        clearTimeout(slow)
      }
      again()
    }
    const stirs = [
      [document, "visibilitychange", look],
      [window, "online", look],
      [window, "offline", look],
      [window, "pointerdown", wake],
      [window, "keydown", wake],
    ] as const
    for (const [target, name, hear] of stirs) target.addEventListener(name, hear)
    look()
    return () => {
      for (const [target, name, hear] of stirs) target.removeEventListener(name, hear)
      stop.abort()
      clearTimeout(timer)
      // While there is no polling the service does not count as away, and the counts of one company do not apply to
      // another.
      setPulse((before) => ({ ...before, answering: "well", waiting: {}, unwellWebhooks: [] }))
    }
  }, [isOn, hasEnded, legalEntity, client])
  return <LiveState value={{ isOn, ...pulse, switchTo }}>{children}</LiveState>
}
