import { problems } from "@svc/adapters/wiring/contexts"
import type { ProblemRow, ProblemRows } from "@svc/adapters/wiring/problem-row"
import type { ApiError } from "./api-error.ts"
import { hintOf } from "./hints.ts"
import { type ChangedMeanwhile, type InvalidRequest, NothingHere } from "./invalid-request.ts"

/** Problem details (RFC 9457; contract Q14). */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail?: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
}

export interface Refusal {
  readonly problem: Problem
  readonly headers?: Readonly<Record<string, string>>
  /**
   * Set when the failure was handled, not merely refused: an idempotency key stores it as its answer (contract Q31).
   */
  readonly handled?: true
}

/** Errors that only the runtime itself raises. */
const own = {
  InvalidRequest: {
    status: ({ status }) => status,
    type: "invalid-request",
    title: "The request is not valid",
    errors: ({ errors }) => errors,
  },
  ChangedMeanwhile: {
    status: 412,
    type: "changed-meanwhile",
    title: "The resource has been changed meanwhile",
    errors: () => ({ "If-Match": ["is not the current state of the resource: read the resource again"] }),
  },
  NothingHere: {
    status: 404,
    type: "not-found",
    title: "There is nothing at this address",
    errors: () => undefined,
  },
} satisfies ProblemRows<ChangedMeanwhile | InvalidRequest | NothingHere>

/** If the errors of a context can reach a route, this does not compile without rows for them. */
const rows: ProblemRows<ApiError> = { ...problems, ...own }

/** Errors about a field are listed under the field, business errors under `message` (contract Q15). */
const business = (error: { readonly message: string }) => ({ message: [error.message] })

export const toRefusal = (error: ApiError): Refusal => {
  const { status, type, title, errors = business, members, headers, handled } = rows[error._tag] as ProblemRow<ApiError>
  const told = errors(error)
  const detail = hintOf(error)
  return {
    problem: {
      type: `/problems/${say(type, error)}`,
      title: say(title, error),
      status: say(status, error),
      ...(detail === undefined ? {} : { detail }),
      ...(told === undefined ? {} : { errors: told }),
      ...members?.(error),
    },
    ...(headers === undefined ? {} : { headers: headers(error) }),
    ...(handled === undefined ? {} : { handled }),
  }
}

/** A part of a row that is either constant or computed from the error. */
const say = <A extends string | number>(part: A | ((error: ApiError) => A), error: ApiError): A =>
  typeof part === "function" ? part(error) : part

const problem = (status: number, slug: string, title: string): Problem => ({ type: `/problems/${slug}`, title, status })
export const internalProblem = problem(500, "internal", "Something went wrong on our side")
export const unreadableProblem = (status: number, errors: Problem["errors"]) => ({
  ...problem(status, "unreadable-request", "The request cannot be read"),
  errors,
})
export const notFoundProblem = toRefusal(new NothingHere()).problem
export const methodProblem = problem(405, "method-not-allowed", "This address does not support this method")

/** A problem as plain sentences, at least one, for answers that have no room for fields. */
export const problemTexts = ({ title, errors = {} }: Problem): readonly string[] => {
  const texts = Object.entries(errors).flatMap(([field, all]) =>
    all.map((text) => (field === "message" ? text : `${field} ${text}`)),
  )
  return texts.length === 0 ? [title] : texts
}
