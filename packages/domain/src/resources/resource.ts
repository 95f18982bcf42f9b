import type { Members } from "../listing/members.ts"

/** A place in a list of the service, from 1. Resources without a place come last, in the order of `resources.ts`. */
interface Placed {
  readonly place?: number
}

/** A series of numbers, which each legal entity formats and counts by itself (contract C6). */
interface Series extends Placed {
  readonly kind: string
  /** A text with placeholders, see `formatNumber`. */
  readonly format: string
  /** The first number. */
  readonly from: number
}

/** A topic of the console that changes with the resource (contract H2). */
interface Topic {
  readonly name: string
  /**
   * `lastChange`: the latest time of change among the rows shows a change. `ownQuery`: the topic has a query of its own.
   */
  readonly told: "lastChange" | "ownQuery"
}

/** The members by which the console finds the resource (contract H3); `place` orders results of several kinds. */
export interface Find<Name extends string = string> extends Placed {
  /** The members that make the label of a result; absent when the label needs more than joining members. */
  readonly label?: readonly Name[]
  /** Members that must begin with the searched text. */
  readonly begins?: readonly Name[]
  /** Members that must begin with the searched text in any letter case. */
  readonly beginsInAnyCase?: readonly Name[]
  /** Members that must equal the searched text. */
  readonly equals?: readonly Name[]
}

/** The description of a tag, optionally followed by other accepted spellings of the tag (contract W4). */
export type TagFacts = string | readonly [description: string, ...alternatives: readonly string[]]

/** The events about the resource to which receivers can subscribe. */
interface Events extends Placed {
  /** The heading under which the tags are listed. */
  readonly group: string
  readonly tags: Readonly<Record<string, TagFacts>>
  /** An example of `Data`, as the interface shows the resource (contract W9). */
  readonly example: object
  /** Examples of `Data` for the tags whose `Data` is not the resource. */
  readonly examples?: Readonly<Record<string, object>>
}

/**
 * The facts about a resource from which all layers derive their lists. A part that the resource lacks is written as
 * `undefined`, so that nobody forgets it.
 */
export interface Resource<Name extends string = string> {
  /** The noun for several of the resource, such as `invoice batches`. */
  readonly plural: string
  /** The area of the permissions on the resource (contract A2). */
  readonly area: string
  readonly topic: Topic | undefined
  readonly series: readonly Series[] | undefined
  readonly find: Find<Name> | undefined
  readonly events: Events | undefined
}

/** A resource: its members, and what it permits, numbers, shows and raises. */
export const resourceOf = <const M extends Members, const R extends Resource<keyof M & string>>(
  members: M,
  facts: R,
): R & { readonly members: M } => ({ ...facts, members })

/** The members of a resource whose context writes them by hand. */
export const byHand: Members = {}

/** The items in the order of `place`; items without a place come last, in their own order. */
export const inPlace = <A extends Placed>(items: readonly A[]): readonly A[] =>
  items.toSorted((a, b) => (a.place ?? items.length) - (b.place ?? items.length))
