import { aggregatesAToI } from "./aggregates-a-to-i.ts"
import { aggregatesLToW } from "./aggregates-l-to-w.ts"

/** An element that an aggregate may contain. */
export interface Particle {
  readonly name: string
  /** The position in the order of the schema. */
  readonly index: number
  readonly isRequired: boolean
  readonly isRepeatable: boolean
}

/** The children of an aggregate. */
export interface Aggregate {
  readonly particles: ReadonlyMap<string, Particle>
  readonly required: readonly Particle[]
}

const particleOf = (token: string, index: number): Particle => {
  const [, prefix = "", local = "", count = ""] = /^(\.|ext:)?(\w+)([!+*]?)$/.exec(token)!
  return {
    name: `${prefix === "." ? "cac:" : prefix || "cbc:"}${local}`,
    index,
    isRequired: count === "!" || count === "+",
    isRepeatable: count === "*" || count === "+",
  }
}

const readAggregates = (texts: readonly string[]): ReadonlyMap<string, Aggregate> => {
  const tokens = new Map<string, string[]>()
  let own: string[] = []
  for (const token of texts.flatMap((text) => text.trim().split(/\s+/)))
    if (token.endsWith(":")) tokens.set(token.slice(0, -1), (own = []))
    else own.push(token)
  return new Map(
    Array.from(tokens, ([name, given]) => {
      const particles = given.map(particleOf)
      return [
        name,
        {
          particles: new Map(particles.map((particle) => [particle.name, particle])),
          required: particles.filter(({ isRequired }) => isRequired),
        },
      ]
    }),
  )
}

const aggregates = readAggregates([aggregatesAToI, aggregatesLToW])

/** The only element whose name does not end with the name of its type. */
const exceptions: Readonly<Record<string, string>> = { ResponsibleTransportServiceProviderParty: "Party" }

const known = new Map<string, Aggregate>()

/**
 * The children of an element of UBL, by its name without prefix. The names of the schema end with the name of their
 * type, such as `PayeeParty` with `Party`; the longest matching type counts.
 */
export const aggregateOf = (local: string): Aggregate => {
  const found = known.get(local)
  if (found !== undefined) return found
  let end = exceptions[local] ?? local
  while (!aggregates.has(end)) end = end.slice(1)
  const aggregate = aggregates.get(end)!
  known.set(local, aggregate)
  return aggregate
}
