import type { Members } from "../listing/members.ts"

/** A place in a list of the service, from 1. Resources without one come last, in the order of `resources.ts`. */
interface Placed {
  readonly place?: number
}

/** Numbers of a kind, which each legal entity formats and counts by itself (contract C6). */
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
  /** `lastChange` where the latest change of a row tells it; `ownQuery` where the database needs more. */
  readonly told: "lastChange" | "ownQuery"
}

/** How the search of the console finds the resource (contract H3). Results of several kinds are in order of `place`. */
export interface Find<Name extends string = string> extends Placed {
  /** The members that the result shows. Left out where the label takes more than joining them. */
  readonly label?: readonly Name[]
  /** Members that begin with the searched text. */
  readonly begins?: readonly Name[]
  /** Members that begin with the searched text in any letter case. */
  readonly beginsInAnyCase?: readonly Name[]
  /** Members that are the searched text. */
  readonly equals?: readonly Name[]
}

/** A description, or a description and the other spellings that are accepted for the tag (contract W4). */
export type TagFacts = string | readonly [description: string, ...alternatives: readonly string[]]

/** The events about the resource to which receivers can subscribe. */
interface Events extends Placed {
  /** The heading of the tags. */
  readonly group: string
  readonly tags: Readonly<Record<string, TagFacts>>
  /** An example of `Data`, as the interface shows the resource (contract W9). */
  readonly example: object
  /** Examples for the tags whose `Data` is not the resource. */
  readonly examples?: Readonly<Record<string, object>>
}

/** The facts about a resource from which every layer derives its lists. One that it does not have is `undefined`, so that none is forgotten. */
export interface Resource<Name extends string = string> {
  /** Its rows in words, such as `invoice batches`. */
  readonly plural: string
  /** The area of the permissions for it (contract A2). */
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

/** For a resource whose members are written by hand in its context. */
export const byHand: Members = {}

/** The items in order of `place`; those without one last, in their own order. */
export const inPlace = <A extends Placed>(items: readonly A[]): readonly A[] =>
  items.toSorted((a, b) => (a.place ?? items.length) - (b.place ?? items.length))
