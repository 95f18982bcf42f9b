import type { Need } from "../identity/permissions.ts"
import { allResources, type TopicName } from "../resources/resources.ts"

/** The topics of a caller's own data, which need no permission. */
export const ownTopics = ["notifications", "security"] as const
export type Topic = TopicName | (typeof ownTopics)[number]

/** The topics of a legal entity that can change, and the permission for each (contract H2). */
export const topics = Object.fromEntries([
  ...allResources.flatMap(({ topic, area }) => (topic === undefined ? [] : [[topic.name, `${area}:read`]])),
  ...ownTopics.map((topic) => [topic, "anyone"]),
]) as Readonly<Record<Topic, Need | "anyone">>
export const topicNames = Object.keys(topics) as readonly Topic[]

/** The state of each topic, as a text that differs as soon as something of the topic changes. */
export type Standing = Readonly<Partial<Record<Topic, string>>>

/** The states as one text, which the caller sends with the next request. */
export const printStanding = (standing: Standing): string =>
  topicNames.flatMap((topic) => (standing[topic] === undefined ? [] : [`${topic}.${standing[topic]}`])).join("~")

/**
 * The topics whose states differ from `since`, a text of `printStanding`. A topic that is missing in `since` counts as
 * changed, so that data from another version of the service is read again.
 */
export const movedSince = (since: string, now: Standing): readonly Topic[] => {
  const before = new Set(since.split("~"))
  return topicNames.filter((topic) => now[topic] !== undefined && !before.has(`${topic}.${now[topic]}`))
}
