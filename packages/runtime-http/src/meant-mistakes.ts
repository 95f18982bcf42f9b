import type { ErrorObject } from "ajv/dist/2020.js"

/** A mistake that a validator found. */
export interface Mistake {
  readonly error: ErrorObject
  /** True when the value has another kind than this part of the schema: a text instead of a list. */
  readonly isOtherKind: boolean
}

/**
 * The mistakes that a validator found, where each union keeps only those of the branch that the caller probably meant.
 * A validator reports the mistakes of all branches of a union, and then the union itself.
 */
export const meantMistakes = (errors: readonly ErrorObject[]): readonly Mistake[] => {
  const found: Mistake[] = []
  for (const error of errors) {
    if (error.keyword !== "anyOf") {
      found.push({ error, isOtherKind: isOtherKind(error) })
      continue
    }
    const from = found.findLastIndex((each) => !isInside(each.error, error)) + 1
    found.push(...ofUnion(error, found.splice(from)))
  }
  return found
}

const isInside = (error: ErrorObject, union: ErrorObject): boolean =>
  error.schemaPath.startsWith(`${union.schemaPath}/`) &&
  (error.instancePath === union.instancePath || error.instancePath.startsWith(`${union.instancePath}/`))

const isOtherKind = ({ keyword, data, params }: ErrorObject): boolean => {
  if (keyword === "type") return true
  const choices = choicesOf(keyword, params)
  return choices !== undefined && choices.every((choice) => typeof choice !== typeof data)
}

const choicesOf = (keyword: string, params: ErrorObject["params"]): readonly unknown[] | undefined =>
  keyword === "enum"
    ? (params["allowedValues"] as readonly unknown[])
    : keyword === "const"
      ? [params["allowedValue"]]
      : undefined

/**
 * The mistakes of the probable branch: a branch of the value's kind, and among several the one with the fewest
 * mistakes.
 */
const ofUnion = (union: ErrorObject, inside: readonly Mistake[]): readonly Mistake[] => {
  const branches = Map.groupBy(inside, ({ error }) => error.schemaPath.slice(union.schemaPath.length + 1).split("/")[0])
  const isHere = ({ error }: Mistake) => error.instancePath === union.instancePath
  const possible = [...branches.values()].filter((all) => !all.some((each) => each.isOtherKind && isHere(each)))
  const [nearest, ...others] = possible.sort((one, other) => costOf(one) - costOf(other))
  if (nearest === undefined) return [{ error: union, isOtherKind: true }]
  const named = unknownName(union, nearest, others)
  if (named !== undefined) return [named]
  // When, for example, a text has neither of two formats, both mistakes are reported.
  return others.length > 0 &&
    nearest.every(isHere) &&
    nearest.every(({ error }) => error.keyword !== "required" && error.keyword !== "additionalProperties")
    ? [{ error: union, isOtherKind: false }]
    : nearest
}

/** A member that names the branch outweighs everything else: `{"kind":"card", …}` means the branch of that kind. */
const costOf = (mistakes: readonly Mistake[]): number => mistakes.length + 1_000 * mistakes.filter(isOfName).length
const isOfName = ({ error }: Mistake): boolean => choicesOf(error.keyword, error.params)?.length === 1

/** A single mistake for a member that names an unknown branch: its choices are the names of all branches. */
const unknownName = (
  union: ErrorObject,
  nearest: readonly Mistake[],
  others: readonly (readonly Mistake[])[],
): Mistake | undefined => {
  const name = nearest.find(isOfName)?.error
  if (name === undefined || others.length === 0) return undefined
  const names = [nearest, ...others].flatMap((all) =>
    all.filter((each) => isOfName(each) && each.error.instancePath === name.instancePath),
  )
  if (names.length <= others.length) return undefined
  const choices = names.flatMap(({ error }) => choicesOf(error.keyword, error.params)!)
  return {
    isOtherKind: false,
    error: {
      ...name,
      keyword: "enum",
      schemaPath: union.schemaPath,
      params: { allowedValues: choices },
      parentSchema: { enum: choices },
    },
  }
}
