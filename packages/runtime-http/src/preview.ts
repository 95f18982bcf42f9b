import { Data, Effect } from "effect"
import type { Context } from "koa"
import { type TProperties, Type } from "typebox"
import type { AnyApiOperation } from "./operation.ts"
import type { Rendered } from "./respond.ts"
import { closed } from "./shapes.ts"

/** Marks an operation that can be previewed: everything is undone after its answer is made (contract Q36). */
export const previewable = {
  previews: true,
  query: closed({
    preview: Type.Optional(
      Type.Enum(["true", "false"], { description: "Returns the result without writing anything" }),
    ),
  } satisfies TProperties),
} as const

export const isPreview = ({ preview }: { readonly preview?: string }): boolean => preview === "true"

/** True when a request asks for a preview; names in a query ignore letter case (contract Q1). */
export const asksForPreview = ({ previews }: AnyApiOperation, { query }: Context): boolean =>
  previews === "always" ||
  (previews === true &&
    Object.entries(query).some(([name, value]) => name.toLowerCase() === "preview" && value === "true"))

/** Fails the unit of work of a preview, and carries its answer. */
class Undone extends Data.TaggedError("Undone")<{ readonly rendered: Rendered }> {}

export const undone = <E>(execute: Effect.Effect<Rendered, E>): Effect.Effect<Rendered, E | Undone> =>
  Effect.flatMap(execute, (rendered) => Effect.fail(new Undone({ rendered })))

/** The answer of a preview whose work was undone, or the work's own result. */
export const answerOfUndone = <E>(
  work: Effect.Effect<Rendered, E | Undone>,
): Effect.Effect<Rendered, Exclude<E, Undone>> =>
  Effect.catchIf(
    work,
    (error): error is Extract<E | Undone, Undone> => error instanceof Undone,
    ({ rendered }) => Effect.succeed(rendered),
  ) as Effect.Effect<Rendered, Exclude<E, Undone>>
