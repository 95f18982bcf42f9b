/** A running process, with the ids of the keys that it knows (contract O11). The first key encrypts. */
export interface KeyHolder {
  readonly name: string
  readonly keyIds: readonly string[]
}

/** The keys of the processes and of the stored values at this time. */
export interface KeyFacts {
  readonly processes: readonly KeyHolder[]
  /** The number of sealed values by the id of their key. */
  readonly sealed: ReadonlyMap<string, number>
}

/** The distribution of one key, and the steps that are possible with it. */
export interface KeyStanding {
  readonly keyId: string
  readonly encryptsIn: readonly string[]
  readonly unknownTo: readonly string[]
  readonly sealed: number
  /** Whether any process may put the key first, because every process can decrypt what it encrypts. */
  readonly mayBeFirst: boolean
  /** Whether any process may drop the key, because nothing is sealed with it and no process encrypts with it. */
  readonly mayBeDropped: boolean
}

/** The state of a deployment on the way `old`, `old,new`, `new,old`, `new` (contract O11). */
export type RotationStep =
  | { readonly _tag: "NoProcess" }
  /** Some process does not know a key that sealed values, or with which another process encrypts. */
  | { readonly _tag: "Broken"; readonly keyId: string; readonly unknownTo: readonly string[] }
  | { readonly _tag: "NoRotation" }
  /** Some processes know the key and others do not; no process encrypts with it. */
  | { readonly _tag: "Spreading"; readonly keyId: string; readonly unknownTo: readonly string[] }
  /** All processes know all keys, but they encrypt with different ones. */
  | { readonly _tag: "Switching"; readonly keyIds: readonly string[] }
  /** All processes encrypt with one key, and some values are sealed with others. */
  | { readonly _tag: "ToReencrypt"; readonly keyId: string; readonly left: number }
  /** All processes encrypt with one key, everything is sealed with it, and all know further keys. */
  | { readonly _tag: "Spare"; readonly keyId: string; readonly spare: readonly string[] }

/** Each key of the processes and of the sealed values, in the order of first appearance. */
export const keyStandings = ({ processes, sealed }: KeyFacts): readonly KeyStanding[] => {
  const keyIds = [...new Set([...processes.flatMap((each) => each.keyIds), ...sealed.keys()])]
  return keyIds.map((keyId) => {
    const encryptsIn = namesOf(processes, ({ keyIds: [first] }) => first === keyId)
    const unknownTo = namesOf(processes, (each) => !each.keyIds.includes(keyId))
    const count = sealed.get(keyId) ?? 0
    return {
      keyId,
      encryptsIn,
      unknownTo,
      sealed: count,
      mayBeFirst: processes.length > 0 && unknownTo.length === 0,
      mayBeDropped: count === 0 && encryptsIn.length === 0,
    }
  })
}

/** The state of the rotation. A broken state takes precedence over all others. */
export const rotationStep = (facts: KeyFacts): RotationStep => {
  const keys = keyStandings(facts)
  if (facts.processes.length === 0) return { _tag: "NoProcess" }
  const broken = keys.find((key) => key.unknownTo.length > 0 && !key.mayBeDropped)
  if (broken !== undefined) return { _tag: "Broken", keyId: broken.keyId, unknownTo: broken.unknownTo }
  const first = keys.filter(({ encryptsIn }) => encryptsIn.length > 0).map(({ keyId }) => keyId)
  if (first.length > 1) return { _tag: "Switching", keyIds: first }
  const partly = keys.find(({ unknownTo }) => unknownTo.length > 0)
  if (partly !== undefined) return { _tag: "Spreading", keyId: partly.keyId, unknownTo: partly.unknownTo }
  const keyId = first[0]!
  const others = keys.filter((key) => key.keyId !== keyId)
  const left = others.reduce((sum, key) => sum + key.sealed, 0)
  if (left > 0) return { _tag: "ToReencrypt", keyId, left }
  if (others.length > 0) return { _tag: "Spare", keyId, spare: others.map((key) => key.keyId) }
  return { _tag: "NoRotation" }
}

const namesOf = (processes: readonly KeyHolder[], wanted: (process: KeyHolder) => boolean): readonly string[] =>
  processes.filter(wanted).map(({ name }) => name)
