import { type Static, type TSchema, Type } from "typebox"
import type { ApiVersion } from "./operation.ts"

/** A mark known only in this file; validators ignore it. */
const form = Symbol("form in the document")
const only = Symbol("the only version whose document has it")

/**
 * A schema that the OpenAPI document shows in another form: the form that a client should send or expect, where the
 * service is more lenient, or where a rule of the domain does the check with a message of its own.
 */
export const shownAs = <S extends TSchema>(schema: S, shown: Readonly<Record<string, unknown>>) =>
  Type.Unsafe<Static<S>>({ ...schema, [form]: shown })

/** The form of a schema in the document. */
export const shownForm = (schema: object): object => (schema as { readonly [form]?: object })[form] ?? schema

/** A schema that only one version of the interface has. The documents of other versions leave it out. */
export const onlyIn = <S extends TSchema>(version: ApiVersion, schema: S): S => ({ ...schema, [only]: version })

/** True when the document of a version shows the schema. */
export const isShownIn = (schema: object, version: ApiVersion): boolean =>
  ((schema as { readonly [only]?: ApiVersion })[only] ?? version) === version
