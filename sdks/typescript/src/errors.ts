/** Problem details (RFC 9457) of a refusal, as the service gives them. */
export interface Problem {
  readonly type?: string
  readonly title?: string
  readonly status?: number
  readonly detail?: string
  /** Texts by JSON path of the field or name of the header. */
  readonly errors?: Readonly<Record<string, readonly string[]>>
  readonly traceId?: string
}

/** Every failure of a call. `status` is 0 where no answer came. */
export class SvcError extends Error {
  override readonly name: string = "SvcError"
  readonly status: number
  readonly problem: Problem
  /** The answer as it came; empty for 401, 403, and where none came. */
  readonly body: string
  readonly headers: Headers

  constructor(message: string, status = 0, body = "", headers: Headers = new Headers(), cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.status = status
    this.body = body
    this.headers = headers
    this.problem = problemOf(body)
  }

  /** Names the request in the log of the service. */
  get traceId(): string | undefined {
    return this.problem.traceId ?? /^[^-]+-([0-9a-f]{32})-/.exec(this.headers.get("traceparent") ?? "")?.[1]
  }

  /** The mistakes of a request by JSON path of the field. */
  get errors(): Readonly<Record<string, readonly string[]>> {
    return this.problem.errors ?? {}
  }
}

const problemOf = (body: string): Problem => {
  try {
    return Object(JSON.parse(body)) as Problem
  } catch {
    return {}
  }
}

/** 400, 413, 415 and 431: the request has mistakes; `errors` names them. */
export class BadRequest extends SvcError {
  override readonly name = "BadRequest"
}
/** 401: client id, secret or token are not valid. */
export class Unauthorized extends SvcError {
  override readonly name = "Unauthorized"
}
/** 403: a permission is missing, or the legal entity is unknown. */
export class Forbidden extends SvcError {
  override readonly name = "Forbidden"
}
export class NotFound extends SvcError {
  override readonly name = "NotFound"
}
export class Conflict extends SvcError {
  override readonly name = "Conflict"
}
/** 412: the resource was changed since its `etag` was read. */
export class PreconditionFailed extends SvcError {
  override readonly name = "PreconditionFailed"
}
export class RateLimited extends SvcError {
  override readonly name = "RateLimited"
}
/** 5xx: the service cannot answer now. */
export class Unavailable extends SvcError {
  override readonly name = "Unavailable"
}
/** No answer came: the network, a time limit, or the caller's signal. */
export class ConnectionFailed extends SvcError {
  override readonly name = "ConnectionFailed"
}

const kinds: Readonly<Record<number, typeof SvcError>> = {
  401: Unauthorized,
  403: Forbidden,
  404: NotFound,
  409: Conflict,
  412: PreconditionFailed,
  429: RateLimited,
}

/** The error of an answer that refuses. */
export const errorOf = (status: number, body: string, headers: Headers, about: string): SvcError => {
  const Kind = kinds[status] ?? (status >= 500 ? Unavailable : BadRequest)
  const { title, errors = {} } = problemOf(body)
  const told = Object.entries(errors).map(([place, texts]) => `${place} ${texts.join(", ")}`)
  return new Kind(
    [`${about}: ${status}`, title, ...told].filter((each) => each !== undefined).join("; "),
    status,
    body,
    headers,
  )
}
