import { type Command, InvalidArgumentError, Option } from "commander"
import type { Cli } from "../../command.ts"
import { CommandFailed, UsageRefused } from "../../failure.ts"
import { printable } from "../../output.ts"
import { type FeedQuery, followFeed } from "../follow-feed.ts"
import type { Forwarded, Forwarder } from "../forward.ts"
import { isSigningSecret, listenSecret } from "../listen-secret.ts"
import { onKeys } from "../on-keys.ts"
import { accountId } from "../resources.ts"
import { given, serviceCommand } from "../service-command.ts"
import type { Session } from "../session.ts"
import { addressOf } from "../target.ts"

type Headers = Readonly<Record<string, string>>

interface ListenOptions {
  readonly forward?: string
  readonly events?: string
  readonly account?: string
  readonly since?: string
  readonly header?: Headers
  readonly secret?: string
  readonly replay?: readonly string[]
  readonly replayFailed?: string
  readonly wait: boolean
}

const oneMoreHeader = (value: string, before: Headers = {}): Headers => {
  const [, name, content] = /^([\w!#$%&'*+.^`|~-]+):\s*([\t\x20-\x7e]+)$/.exec(value) ?? []
  if (name === undefined || content === undefined)
    throw new InvalidArgumentError("Write a name and a value, such as 'X-Tunnel: 1'.")
  return { ...before, [name.toLowerCase()]: content }
}

const target = (value: string): string => {
  const read = addressOf(value)
  if (read === undefined) throw new InvalidArgumentError("Write an address such as http://localhost:3000/hook.")
  return value.trim()
}

const signingSecret = (value: string): string => {
  if (!isSigningSecret(value)) throw new InvalidArgumentError("Write whsec_ and base64.")
  return value
}

export const listenCommand = (cli: Cli): Command =>
  serviceCommand("listen", "Send live events to an address on your machine", {
    details:
      "Each event is posted as a webhook would be: the same headers, bytes and signature, with the Token `listen`, one after the other in the order of the feed. Nothing is registered at the service, and no port is opened. The signing secret is made once on this machine. An event that failed is not sent again by itself. At a terminal, r sends the last event again, f the last one that failed, p pauses, q ends.",
    examples: [
      "listen --forward http://localhost:3000/hook",
      "listen --forward http://localhost:3000/hook --replay 0199d3a0-0000-7000-8000-000000000003",
      "listen --forward http://localhost:3000/hook --events InvoicePosted,PaymentsCreated --since 10m",
    ],
  })
    .option("--forward <url>", "where to send events; without it they are only listed", target)
    .option("--events <list>", "only of these types, separated by commas", given)
    .option("--account <number-or-id>", "only events about this account", given)
    .option("--since <time>", "begin earlier: a time such as 10m, 3h or 2d, or a cursor", given)
    .addOption(
      new Option("--header <name: value>", "a further header; may be given several times").argParser(oneMoreHeader),
    )
    .option("--secret <whsec>", "sign with this secret instead", signingSecret)
    .addOption(
      new Option("--replay <event-id...>", "send these events once, and end").conflicts(["account", "events", "since"]),
    )
    .addOption(
      new Option("--replay-failed <webhook-id>", "send once the events whose delivery to this webhook failed, and end")
        .argParser(given)
        .conflicts(["account", "events", "replay"]),
    )
    .option("--no-wait", "end when nothing follows")
    .action(
      cli.atService(async (session: Session, options: ListenOptions) => {
        await listen(session, options)
        return undefined
      }),
    )

const seconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 }

/** Where reading begins: after a cursor, at a time, or now. */
const beginning = (since: string | undefined): Pick<FeedQuery, "Start" | "Cursor"> & { readonly from?: number } => {
  if (since === undefined) return { Start: "Now" }
  const [, count, unit] = /^(\d{1,6})([smhd])$/.exec(since) ?? []
  return count === undefined
    ? { Cursor: since }
    : { Start: "Beginning", from: Date.now() - Number(count) * seconds[unit!]! * 1_000 }
}

/** Events to send once. */
interface Wanted {
  readonly ids: Set<string>
  readonly types: Set<string>
}

const findWanted = async (
  { svc, call }: Session,
  { replay, replayFailed, since }: ListenOptions,
): Promise<Wanted | undefined> => {
  if (replay === undefined && replayFailed === undefined) return undefined
  const wanted: Wanted = { ids: new Set(), types: new Set() }
  for (const id of replay ?? []) {
    wanted.types.add((await svc.events.get(id, call)).eventType)
    wanted.ids.add(id.toLowerCase())
  }
  if (replayFailed === undefined) return wanted
  const { from, Cursor: cursor } = beginning(since)
  if (cursor !== undefined) throw new UsageRefused({ message: "--since of --replay-failed is a time such as 10m." })
  const query = { status: "Failed", ...(from === undefined ? {} : { from: new Date(from).toISOString() }) }
  for await (const { eventId, eventType } of svc.webhookDeliveries.listOfWebhook(replayFailed, query, call)) {
    wanted.types.add(eventType)
    wanted.ids.add(eventId)
  }
  return wanted
}

interface Shown {
  readonly EventId: string
  readonly EventType: string
  readonly Timestamp: string
}

const listen = async (session: Session, options: ListenOptions): Promise<void> => {
  const { invocation, print, target: at } = session
  const { forward, events, account, since, wait } = options
  const asJson = session.output === "json" || session.output === "jsonl"
  const wanted = await findWanted(session, options)
  if (wanted?.ids.size === 0) return invocation.say("svc: there is nothing to send.")
  const { from, ...begin } = beginning(since)
  const query: FeedQuery =
    wanted === undefined
      ? {
          ...begin,
          EventTypes: events,
          AccountId: account === undefined ? undefined : await accountId(session, account),
        }
      : { Start: "Beginning", EventTypes: [...wanted.types].join() }
  /** True for an event to send: a wanted one, or one that is not too early. */
  const isSent = (body: string): boolean => {
    const { EventId: id, Timestamp: raised } = JSON.parse(body) as Shown
    return wanted === undefined ? from === undefined || Date.parse(raised) >= from : wanted.ids.delete(id)
  }
  const forwarder = forward === undefined ? undefined : await openForwarder(session, forward, options)
  invocation.say(`svc: listening at ${at.shown}${forward === undefined ? "" : `, forwarding to ${forward}`}`)

  const tell = (body: string, forwarded: Forwarded | undefined) => {
    const { EventId: id, EventType: type, Timestamp: raised } = JSON.parse(body) as Shown
    if (asJson) print(`${JSON.stringify({ id, type, raised, ...forwarded })}\n`)
    else print(`${printable(`${raised}  ${type}  ${id}${forwarded === undefined ? "" : `  ${summary(forwarded)}`}`)}\n`)
  }
  let last: string | undefined
  let failed: string | undefined
  let attempts = 0
  /** The sends, one after the other, also those that a key repeats. */
  let work = Promise.resolve()
  const send = (body: string | undefined): Promise<void> =>
    (work = work.then(async () => {
      if (body === undefined) return
      attempts = body === last ? attempts + 1 : 1
      last = body
      const forwarded = await forwarder?.send(body, attempts)
      if (forwarded?.succeeded === false) failed = body
      else if (failed === body) failed = undefined
      tell(body, forwarded)
    }))

  const leaving = new AbortController()
  let pausing: PromiseWithResolvers<void> | undefined
  const stopKeys = onKeys(invocation, {
    r: () => void send(last),
    f: () => void send(failed),
    p: () => {
      pausing?.resolve()
      pausing = pausing === undefined ? Promise.withResolvers() : undefined
      invocation.say(pausing === undefined ? "svc: continuing" : "svc: paused; p continues")
    },
    q: () => {
      pausing?.resolve()
      leaving.abort()
    },
  })
  try {
    for await (const { items } of followFeed(session, query, wait && wanted === undefined, leaving.signal))
      for (const { body } of items) {
        await pausing?.promise
        if (leaving.signal.aborted) return
        if (isSent(body)) await send(body)
      }
    if (wanted !== undefined && wanted.ids.size > 0)
      throw new CommandFailed({ message: `The feed has no event ${[...wanted.ids].join(", ")}.` })
  } catch (error) {
    if (!leaving.signal.aborted) throw error
  } finally {
    stopKeys()
    await forwarder?.close()
  }
}

const summary = ({ answer, durationMs, bytes }: Forwarded): string =>
  `→ ${answer} in ${Math.round(durationMs)} ms, ${bytes} bytes`

const openForwarder = async (
  { invocation }: Session,
  url: string,
  { header = {}, secret = listenSecret(invocation.environment) }: ListenOptions,
): Promise<Forwarder> => {
  const { makeForwarder } = await import("../forward.ts")
  invocation.say(`svc: events are signed with ${secret}`)
  return makeForwarder(url, secret, header, invocation.signal)
}
