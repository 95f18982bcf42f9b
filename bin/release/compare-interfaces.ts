type Json = Readonly<Record<string, unknown>>

/** The direction of data: clients send `in` and receive `out`. */
type Direction = "in" | "out"

export interface Interface {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>
  readonly webhooks?: Readonly<Record<string, Readonly<Record<string, Json>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Json>> }
}

interface Body {
  readonly required?: boolean
  readonly content?: Readonly<Record<string, { readonly schema?: Json }>>
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema?: Json
}

/** A schema as clients see it, with its branches merged. */
interface Shape {
  readonly types: ReadonlySet<string>
  /** The allowed values; `undefined` when a branch allows any value. */
  readonly values: ReadonlySet<string> | undefined
  readonly members: ReadonlyMap<string, Json>
  readonly required: ReadonlySet<string>
  readonly items: Json | undefined
  /** True where any member is allowed, so that a missing member is not a loss. */
  readonly isOpen: boolean
}

const refOf = (schema: Json) => (typeof schema["$ref"] === "string" ? schema["$ref"] : undefined)
const named = (ref: string) => ref.slice(ref.lastIndexOf("/") + 1)
const resolve = (document: Interface, schema: Json): Json => {
  const ref = refOf(schema)
  return ref === undefined ? schema : resolve(document, document.components.schemas[named(ref)] ?? {})
}

const branchesOf = (document: Interface, given: Json): readonly Json[] => {
  const schema = resolve(document, given)
  const choices = (schema["anyOf"] ?? schema["oneOf"]) as readonly Json[] | undefined
  return choices === undefined ? [schema] : choices.flatMap((each) => branchesOf(document, each))
}

const shapeOf = (document: Interface, schema: Json): Shape => {
  const branches = branchesOf(document, schema)
  const objects = branches.filter((each) => each["properties"] !== undefined)
  const valuesOf = (each: Json) =>
    (each["const"] === undefined ? each["enum"] : [each["const"]]) as unknown[] | undefined
  const values = branches.filter((each) => each["type"] !== "null").map(valuesOf)
  const required = objects.map((each) => (each["required"] ?? []) as readonly string[])
  return {
    types: new Set(branches.flatMap((each) => (each["type"] ?? []) as string | readonly string[])),
    values: values.includes(undefined) ? undefined : new Set(values.flat().map((each) => JSON.stringify(each))),
    members: new Map(objects.flatMap((each) => Object.entries(each["properties"] as Readonly<Record<string, Json>>))),
    required: new Set(required[0]?.filter((name) => required.every((names) => names.includes(name)))),
    items: branches.map((each) => each["items"] as Json | undefined).find((each) => each !== undefined),
    isOpen: objects.length === 0,
  }
}

/**
 * The losses of a client of one interface version in a later one, one sentence each: a removed operation, answer,
 * parameter or field, a value that is no longer allowed, a changed type, or an input that became required. Both
 * versions are OpenAPI 3.1 documents. New operations, fields and optional inputs are no loss.
 */
export const breaksBetween = (before: Interface, after: Interface): readonly string[] => {
  const found = new Set<string>()
  const compared = new Set<string>()

  const compareSchemas = (was: Json, is: Json, direction: Direction, given: string): void => {
    const [oldRef, newRef] = [refOf(was), refOf(is)]
    // A named schema is compared once in each direction, and findings name the schema instead of the places that use
    // it.
    const place = oldRef === undefined ? given : named(oldRef)
    if (oldRef !== undefined) {
      const key = [direction, oldRef, newRef ?? given].join(" ")
      if (compared.has(key)) return
      compared.add(key)
    }
    const [from, to] = [shapeOf(before, was), shapeOf(after, is)]
    const [narrow, wide] = direction === "in" ? [from, to] : [to, from]
    const strange = [...narrow.types].filter(
      (type) => !wide.types.has(type) && !(type === "integer" && wide.types.has("number")),
    )
    if (wide.types.size > 0 && strange.length > 0) {
      found.add(`${place} was ${[...from.types].join(" or ")} and is ${[...to.types].join(" or ")}`)
      return
    }
    if (from.values !== undefined && to.values !== undefined) {
      for (const value of from.values) if (!to.values.has(value)) found.add(`${place} has the value ${value} no longer`)
    } else if (direction === "in" && from.values === undefined && to.values !== undefined && from.types.size > 0) {
      found.add(`${place} takes only certain values`)
    }
    if (!to.isOpen) {
      for (const [name, schema] of from.members) {
        const now = to.members.get(name)
        if (now === undefined) found.add(`${place}.${name} is gone`)
        else compareSchemas(schema, now, direction, `${place}.${name}`)
      }
    }
    if (direction === "in") {
      for (const name of to.required) {
        if (!from.required.has(name) && !from.isOpen) found.add(`${place}.${name} became required`)
      }
    }
    if (from.items !== undefined && to.items !== undefined)
      compareSchemas(from.items, to.items, direction, `${place}[]`)
  }

  const compareBodies = (was: Body, is: Body | undefined, direction: Direction, place: string) => {
    for (const [type, { schema: old }] of Object.entries(was.content ?? {})) {
      const now = is?.content?.[type]
      if (now === undefined) found.add(`${place} has no ${type} any longer`)
      else if (old !== undefined && now.schema !== undefined) compareSchemas(old, now.schema, direction, place)
    }
  }

  const compareParameters = (was: readonly Parameter[], is: readonly Parameter[], place: string) => {
    const same = (one: Parameter) => (other: Parameter) => one.name === other.name && one.in === other.in
    for (const old of was) {
      const now = is.find(same(old))
      if (now === undefined) found.add(`${place} takes ${old.name} no longer`)
      else compareSchemas(old.schema ?? {}, now.schema ?? {}, "in", `${place} ${old.name}`)
    }
    for (const now of is) {
      if (now.required && !was.find(same(now))?.required) found.add(`${place} requires ${now.name}`)
    }
  }

  const compareOperations = (was: Json, is: Json, place: string) => {
    // Clients insert the values of path parameters without sending their names.
    const parameters = ({ parameters: given }: Json) =>
      ((given ?? []) as readonly Parameter[]).filter((each) => each.in !== "path")
    compareParameters(parameters(was), parameters(is), place)
    const [oldBody, newBody] = [was["requestBody"], is["requestBody"]] as [Body | undefined, Body | undefined]
    if (oldBody !== undefined) compareBodies(oldBody, newBody, "in", `${place} request`)
    if (newBody?.required && !oldBody?.required) found.add(`${place} requires a body`)
    const answers = ({ responses }: Json) => (responses ?? {}) as Readonly<Record<string, Body>>
    for (const [status, answer] of Object.entries(answers(was))) {
      const now = answers(is)[status]
      if (now !== undefined) compareBodies(answer, now, "out", `${place} ${status}`)
      else if (status.startsWith("2")) found.add(`${place} answers ${status} no longer`)
    }
  }

  const shapeOfPath = (path: string) => path.replaceAll(/\{\w+\}/g, "{}")
  const pathsNow = new Map(Object.entries(after.paths).map(([path, operations]) => [shapeOfPath(path), operations]))
  const methods = new Set(["get", "put", "post", "delete", "patch", "head"])
  for (const [path, operations] of Object.entries(before.paths)) {
    for (const [method, operation] of Object.entries(operations).filter(([name]) => methods.has(name))) {
      const place = `${method.toUpperCase()} ${path}`
      const now = pathsNow.get(shapeOfPath(path))?.[method]
      if (now === undefined) found.add(`${place} is gone`)
      else compareOperations(operation, now, place)
    }
  }
  for (const [event, operations] of Object.entries(before.webhooks ?? {})) {
    const [was, is] = [operations["post"]?.["requestBody"], after.webhooks?.[event]?.["post"]?.["requestBody"]]
    if (is === undefined) found.add(`the event ${event} is gone`)
    else compareBodies(was ?? {}, is as Body, "out", `the event ${event}`)
  }
  return [...found].sort()
}
