import { Result } from "effect"
import { FieldsRefused } from "../shared/errors.ts"
import { findEventTag } from "./event-tags.ts"

/** An event to which a webhook listens: the spelling under which it subscribed, and the canonical tag (contract W4). */
export interface Subscription {
  readonly spelling: string
  readonly tag: string
}

/**
 * Reads the `events` of a webhook: at least one, each a known spelling, and no tag twice. All errors are reported at
 * once, under `events` or `events[i]`.
 */
export const toSubscriptions = (
  spellings: readonly string[],
): Result.Result<readonly Subscription[], FieldsRefused> => {
  if (spellings.length === 0)
    return Result.fail(new FieldsRefused({ errors: { events: ["must name at least one event"] } }))

  const errors: Record<string, string[]> = {}
  const firstSeen = new Map<string, string>()
  const subscriptions: Subscription[] = []
  spellings.forEach((spelling, index) => {
    const found = findEventTag(spelling)
    if (found === undefined) {
      errors[`events[${index}]`] = [`'${abbreviate(spelling)}' is not an event tag`]
      return
    }
    const earlier = firstSeen.get(found.tag)
    if (earlier === undefined) firstSeen.set(found.tag, spelling)
    else errors[`events[${index}]`] = [`'${spelling}' names the same event as '${earlier}'`]
    subscriptions.push({ spelling, tag: found.tag })
  })
  return Object.keys(errors).length > 0 ? Result.fail(new FieldsRefused({ errors })) : Result.succeed(subscriptions)
}

/** The spelling under which to deliver an event, or `undefined` when the subscriptions do not include its tag. */
export const matchSubscription = (subscriptions: readonly Subscription[], tag: string): string | undefined =>
  subscriptions.find((each) => each.tag === tag)?.spelling

const abbreviate = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
