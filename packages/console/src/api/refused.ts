/** Problem details of the interface (RFC 9457); `status` 0 when nothing answered. */
export interface Problem {
  readonly status: number
  readonly title: string
  readonly detail?: string
  /** Messages by field, whose name is its JSON path; a message about no field is under `message`. */
  readonly errors?: Readonly<Record<string, readonly string[]>>
  readonly traceId?: string
  /** Seconds after which the request may be repeated. */
  readonly retryAfter?: number
}

/** A call that failed or was refused. */
export class Refused extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.title)
    this.problem = problem
  }

  get status(): number {
    return this.problem.status
  }
}

/** True when the same request may succeed later: nothing answered, or the service was temporarily unable. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Refused && (error.status === 0 || error.status >= 500)

/** True when the request was refused for good: repeating it would fail again. */
export const isRefusal = (error: unknown): boolean => error instanceof Refused && !isPassing(error)

const titles: Readonly<Record<number, string>> = {
  0: "The service cannot be reached",
  401: "Your sign-in has ended",
  403: "You may not do this",
  404: "There is nothing here",
  429: "Too many attempts",
  503: "The service cannot do this right now",
}

export const titleOf = (status: number): string => titles[status] ?? `The service answered ${status}`

/** The sentences of an error that belong to no field on the page. */
export const sentencesOf = (error: unknown): readonly string[] => {
  if (!(error instanceof Refused)) return [error instanceof Error ? error.message : String(error)]
  const { title, detail, errors = {} } = error.problem
  const said = Object.entries(errors).flatMap(([field, texts]) =>
    texts.map((text) => (field === "message" ? text : `${field} ${text}`)),
  )
  return said.length > 0 ? said : detail === undefined ? [title] : [title, detail]
}
