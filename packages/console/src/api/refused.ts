/** Problem details of the interface (RFC 9457), or that nothing answered (`status` 0). */
export interface Problem {
  readonly status: number
  readonly title: string
  readonly detail?: string
  /** By field, as its JSON path; what is about no field is under `message`. */
  readonly errors?: Readonly<Record<string, readonly string[]>>
  readonly traceId?: string
  /** Seconds after which one may ask again. */
  readonly retryAfter?: number
}

/** A call that did not get what it asked for. */
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

/** Whether it may go well later as it is: nothing answered, or the service could not do it now. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Refused && (error.status === 0 || error.status >= 500)

/** Whether it was refused as it is: sent again, it would be refused again. */
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

/** Of an error that has no field of its own on the page, in sentences. */
export const sentencesOf = (error: unknown): readonly string[] => {
  if (!(error instanceof Refused)) return [error instanceof Error ? error.message : String(error)]
  const { title, detail, errors = {} } = error.problem
  const said = Object.entries(errors).flatMap(([field, texts]) =>
    texts.map((text) => (field === "message" ? text : `${field} ${text}`)),
  )
  return said.length > 0 ? said : detail === undefined ? [title] : [title, detail]
}
