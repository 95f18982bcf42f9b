/** A process that runs, with the ids of the keys it knows (contract O11); the first encrypts. */
export interface KeyHolder {
  readonly name: string
  readonly keyIds: readonly string[]
}

/** Who has what of the keys at this moment. */
export interface KeyFacts {
  readonly processes: readonly KeyHolder[]
  /** Sealed values by the id of their key. */
  readonly sealed: ReadonlyMap<string, number>
}

/** One key: where it is, and what may be done with it next. */
export interface KeyStanding {
  readonly keyId: string
  readonly encryptsIn: readonly string[]
  readonly unknownTo: readonly string[]
  readonly sealed: number
  /** Any process may put it first: every other one opens what it encrypts. */
  readonly mayBeFirst: boolean
  /** Any process may drop it: nothing is sealed with it, and nobody encrypts with it. */
  readonly mayBeDropped: boolean
}

/** The place of a deployment on the way `old`, `old,new`, `new,old`, `new` (contract O11). */
export type RotationStep =
  | { readonly _tag: "NoProcess" }
  /** Some process cannot open what is sealed, or what another one seals, with the key. */
  | { readonly _tag: "Broken"; readonly keyId: string; readonly unknownTo: readonly string[] }
  | { readonly _tag: "NoRotation" }
  /** Some processes know the key and others do not; nobody encrypts with it. */
  | { readonly _tag: "Spreading"; readonly keyId: string; readonly unknownTo: readonly string[] }
  /** All know all keys, and they encrypt with different ones. */
  | { readonly _tag: "Switching"; readonly keyIds: readonly string[] }
  /** All encrypt with one key, and some values are sealed with others. */
  | { readonly _tag: "ToReencrypt"; readonly keyId: string; readonly left: number }
  /** All encrypt with one key, everything is sealed with it, and all know others besides. */
  | { readonly _tag: "Spare"; readonly keyId: string; readonly spare: readonly string[] }

/** Each key of the processes and of what is sealed, in the order in which they appear there. */
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

/** Where the rotation stands; what is broken goes before everything else. */
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
