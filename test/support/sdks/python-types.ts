import type { Json, Schemas } from "./sdk-operations.ts"

/** A text as a docstring. */
export const docstring = (text: string, indent: string): string => {
  const told = text
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll("\\", "\\\\")
    .replaceAll('"""', "'''")
  return `${indent}"""${told.replaceAll(/\n(?=[^\n])/g, `\n${indent}`)}${told.endsWith('"') || told.includes("\n") ? `\n${indent}` : ""}"""\n`
}

const keywords = new Set([
  "from",
  "import",
  "in",
  "is",
  "not",
  "class",
  "global",
  "with",
  "as",
  "and",
  "or",
  "if",
  "for",
])

/** A name as PEP 8 writes it: `getPdf` is `get_pdf`, and `from` is `from_`. */
export const snake = (name: string): string => {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2").replaceAll(/([A-Z]+)([A-Z][a-z])/g, "$1_$2")
  const lower = words.toLowerCase()
  return keywords.has(lower) ? `${lower}_` : lower
}

/** How a type is written in one place. */
export interface Manner {
  /** Stands before the names of schemas. */
  readonly prefix: string
  /** The type of an amount. */
  readonly amount: string
  /** The type of a file. */
  readonly file: string
  /** Names an object within a schema; without it, its members are not told. */
  readonly nested?: (schema: Json) => string
}

export const asked: Manner = { prefix: "T.", amount: "Decimal | int", file: "str | bytes" }
export const answered: Manner = { prefix: "T.", amount: "Decimal", file: "bytes" }

const literal = (value: unknown): string =>
  typeof value === "boolean" ? (value ? "True" : "False") : JSON.stringify(value)

/**
 * The Python type of a schema. Enumerations stay open, because a newer service may add values. A dictionary keeps the
 * members that its type does not know.
 */
export const typeOf = (schema: Json, manner: Manner): string => {
  const { $ref, anyOf, type, enum: choices, const: value, items } = schema
  const any = (types: readonly string[]) =>
    [...new Set(types.flatMap((each) => each.split(/ \| (?![^[]*\])/)))].join(" | ")
  if (typeof $ref === "string") return `${manner.prefix}${$ref.split("/").at(-1)}`
  if (Array.isArray(anyOf)) return any((anyOf as readonly Json[]).map((each) => typeOf(each, manner)))
  if (value !== undefined) return `Literal[${literal(value)}]`
  if (Array.isArray(type)) return any(type.map((each) => typeOf({ ...schema, type: each as string }, manner)))
  if (type === "null") return "None"
  if (Array.isArray(choices))
    return `Literal[${choices.flatMap((each) => (each === null ? [] : [literal(each)])).join(", ")}] | str`
  if (type === "array") return `Sequence[${typeOf((items ?? {}) as Json, manner)}]`
  if (type === "object") return objectOf(schema, manner)
  if (type === "string") return schema["format"] === "binary" ? manner.file : "str"
  if (type === "number") return manner.amount
  return type === "integer" ? "int" : type === "boolean" ? "bool" : "Any"
}

const objectOf = (schema: Json, manner: Manner): string => {
  const { additionalProperties } = schema
  if (members(schema).length > 0) return manner.nested?.(schema) ?? "Mapping[str, Any]"
  const values = typeof additionalProperties === "object" ? typeOf(additionalProperties as Json, manner) : "Any"
  return `Mapping[str, ${values}]`
}

/** The names of the schemas that parts of the document refer to, directly or through others. */
export const reached = (from: unknown, schemas: Schemas): ReadonlySet<string> => {
  const found = new Set<string>()
  const read = (part: unknown): void => {
    for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name!)) continue
      found.add(name!)
      read(schemas[name!])
    }
  }
  read(from)
  return found
}

const members = (schema: Json) => Object.entries((schema["properties"] ?? {}) as Readonly<Record<string, Json>>)

/** The names of the members that are amounts, at any depth. */
export const amountNames = (schemas: Schemas): ReadonlySet<string> => {
  const found = new Set<string>()
  const read = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return
    for (const [name, each] of members(part as Json)) if ([each["type"]].flat().includes("number")) found.add(name)
    for (const each of Object.values(part)) read(each)
  }
  read(schemas)
  return found
}

/** The source of the module with all schemas, of which those of answers have exact amounts. */
export const typesModule = (schemas: Schemas, ofAnswers: ReadonlySet<string>): string => {
  const amounts = amountNames(schemas)
  const written: string[] = []
  const write = (name: string, schema: Json, manner: Manner): void => {
    const nestedIn = (member: string): Manner => ({
      ...manner,
      nested: (inner) => {
        const innerName = `${name}${member.charAt(0).toUpperCase()}${member.slice(1)}`
        write(innerName, inner, manner)
        return innerName
      },
    })
    const own = members(schema)
    if (own.length === 0) {
      const source = typeOf(schema, manner)
      written.push(
        `${name}: TypeAlias = ${"anyOf" in schema ? JSON.stringify(source) : source}\n${described(schema, "")}`,
      )
      return
    }
    const lines = own.map(([member, each]) => {
      // Reading turns every number under the name of an amount into a `Decimal`.
      const exact = each["type"] === "integer" && amounts.has(member) ? { ...each, type: "number" } : each
      const type = typeOf(exact, nestedIn(member))
      const isGiven = ((schema["required"] ?? []) as readonly string[]).includes(member)
      return { member, type: isGiven ? type : `NotRequired[${type}]`, doc: described(each, "    ") }
    })
    written.push(
      lines.some(({ member }) => keywords.has(member))
        ? `${name} = TypedDict(\n    "${name}",\n    {${lines.map(({ member, type }) => `"${member}": ${JSON.stringify(type.replaceAll('"', "'"))}`).join(", ")}},\n)\n${described(schema, "")}`
        : `class ${name}(TypedDict):\n${described(schema, "    ")}${lines.map(({ member, type, doc }) => `    ${member}: ${type}\n${doc}`).join("")}`,
    )
  }
  for (const [name, schema] of Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    write(name, schema, { ...(ofAnswers.has(name) ? answered : asked), prefix: "" })
  return `"""The resources and the bodies of requests. An enumeration stays open, because a newer service may add values."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any, Literal, TypeAlias

if sys.version_info >= (3, 11):
    from typing import NotRequired, TypedDict
else:
    from typing_extensions import NotRequired, TypedDict

${written.join("\n\n")}`
}

const described = ({ description }: Json, indent: string): string =>
  typeof description === "string" ? docstring(description, indent) : ""
