import { setTimeout as pause } from "node:timers/promises"
import { CommandFailed } from "../failure.ts"
import { type FeedPage, readFeedPage } from "./feed-page.ts"
import { ConnectionFailed, makeCore, RateLimited, SvcError, Unavailable } from "./sdk.ts"
import type { Session } from "./session.ts"

/** The query of `GET /Events/Feed`, which selects the events. */
export interface FeedQuery {
  readonly Start?: "Now" | "Beginning"
  readonly Cursor?: string
  readonly EventTypes?: string | undefined
  readonly AccountId?: string | undefined
  readonly Consumer?: string
}

const waitSeconds = 30
/** The service may wait with a page, so a page needs more time than other answers. */
const timeoutMs = (waitSeconds + 30) * 1_000
const longestPauseMs = 30_000

/**
 * Reads page after page of the feed and waits for events (contract W36, W37). When the service does not answer, it is
 * tried again for ever, after pauses that grow to 30 seconds. A refusal ends the reading. With `isFollowed` false it
 * ends when nothing follows.
 */
export async function* followFeed(
  session: Session,
  query: FeedQuery,
  isFollowed: boolean,
  leaving: AbortSignal = session.call.signal,
): AsyncGenerator<FeedPage> {
  const signal = AbortSignal.any([session.call.signal, leaving])
  const core = session.client(makeCore, { retries: 0, timeout: timeoutMs, parseJson: (text) => text })
  let next: FeedQuery = query
  for (let failures = 0; ;) {
    try {
      const text = await core.send<string>(
        "GET",
        "/Events/Feed",
        { signal },
        {
          query: { ...next, Wait: isFollowed ? waitSeconds : 0, PageSize: 100 },
        },
      )
      const page = readFeedPage(text)
      if (failures > 0) session.invocation.say("svc: the service answers again.")
      failures = 0
      yield page
      if (!isFollowed && page.caughtUp) return
      const { EventTypes, AccountId, Consumer } = query
      next = { EventTypes, AccountId, Cursor: page.nextCursor, ...(Consumer === undefined ? {} : { Consumer }) }
    } catch (error) {
      signal.throwIfAborted()
      if (!isPassing(error)) throw tooOld(error)
      failures += 1
      if (failures === 1)
        session.invocation.say(`svc: ${session.target.url} does not answer; trying again until it does.`)
      await pause(Math.random() * Math.min(longestPauseMs, 500 * 2 ** failures), undefined, { signal })
    }
  }
}

const isPassing = (error: unknown): boolean =>
  error instanceof ConnectionFailed || error instanceof Unavailable || error instanceof RateLimited

const tooOld = (error: unknown): unknown =>
  error instanceof SvcError && error.status === 410
    ? new CommandFailed({
        message: "The cursor is older than the log, which is kept for 15 days: begin with --since and a time.",
        cause: error,
      })
    : error
