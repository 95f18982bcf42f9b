import { inPlace, type TagFacts } from "../resources/resource.ts"
import { allResources, type EventTagName } from "../resources/resources.ts"

/** An event tag, with the other spellings that are accepted for it (contract W4). */
export interface EventTag {
  readonly tag: EventTagName
  /** The heading under which it is listed. */
  readonly group: string
  readonly description: string
  readonly alternatives: readonly string[]
  /** An example of its `Data`, for test events and the catalogue. */
  readonly example: object
}

const spelled = (facts: TagFacts): readonly string[] => (typeof facts === "string" ? [facts] : facts)

/** All event tags, in the order in which they are listed. */
export const eventTags: readonly EventTag[] = inPlace(allResources.flatMap(({ events = [] }) => events)).flatMap(
  ({ group, tags, example, examples }) =>
    Object.entries(tags).map(([tag, facts]) => {
      const [description = "", ...alternatives] = spelled(facts)
      return { tag: tag as EventTagName, group, description, alternatives, example: examples?.[tag] ?? example }
    }),
)

/** Every spelling of every tag, with the canonical one of each tag first. */
export const eventSpellings: readonly string[] = eventTags.flatMap((each) => [each.tag, ...each.alternatives])

const bySpelling: ReadonlyMap<string, EventTag> = new Map(
  eventTags.flatMap((each) => [each.tag, ...each.alternatives].map((spelling) => [spelling, each] as const)),
)

/** The tag of a spelling, which is case-sensitive; `undefined` when there is no such tag (contract W4). */
export const findEventTag = (spelling: string): EventTag | undefined => bySpelling.get(spelling)
