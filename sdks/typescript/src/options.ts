export interface SvcOptions {
  /** Where the service is: `https://billing.example.com`. */
  readonly url: string
  readonly clientId?: string
  readonly clientSecret?: string
  /** An access token, or a function that gives one, in place of client id and secret. */
  readonly token?: string | (() => string | Promise<string>)
  /** Id or name of the legal entity of every call; a call may name another. */
  readonly legalEntity?: string
  /** Milliseconds for one attempt; 30,000 when absent. */
  readonly timeout?: number
  /** How often a call is tried again; 3 when absent. */
  readonly retries?: number
  readonly fetch?: typeof fetch
  /** Reads the JSON of an answer; `JSON.parse` when absent. One that keeps the digits of large amounts goes here. */
  readonly parseJson?: (text: string) => unknown
  /** Called after each attempt. No secret is in it. */
  readonly onAttempt?: (attempt: Attempt) => void
}

export interface Attempt {
  readonly method: string
  readonly path: string
  /** From 1 on. */
  readonly attempt: number
  /** Absent where no answer came. */
  readonly status?: number
  readonly durationMs: number
}

/** The options of one call beside its arguments. */
export interface Options {
  readonly legalEntity?: string
  /** Sent with a `POST`, the same in each attempt; made where it is absent. */
  readonly idempotencyKey?: string
  /** The `etag` of the state to change; another state is `PreconditionFailed`. */
  readonly ifMatch?: string
  readonly signal?: AbortSignal
  readonly timeout?: number
  readonly retries?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Is given the answer before its body is read. */
  readonly onResponse?: (response: Response) => void
}

export type Query = Readonly<Record<string, unknown>>

/** The parts of a request beside its path. */
export interface Sent {
  readonly body?: unknown
  /** The media type of a body that is not JSON. */
  readonly type?: string
  readonly query?: Query | undefined
  /** Set for a `POST` whose answer the service keeps under its key. */
  readonly keyed?: true
}

export interface Page<T> {
  readonly data: readonly T[]
  readonly totalCount?: number
  readonly totalPages?: number
  readonly nextCursor?: string
}

/** The items of a list: `for await` reads page after page, `page()` one. */
export interface List<T> extends AsyncIterable<T> {
  readonly page: () => Promise<Page<T>>
}

/** An access token, and the milliseconds since 1970 at which it ends. */
export interface Token {
  readonly value: string
  readonly until: number
}

export interface Core {
  /** Signs in with client id and secret, for a program that keeps tokens itself; calls do so when they have to. */
  readonly signIn: (options?: Options) => Promise<Token>
  readonly send: <T>(method: string, path: string, options?: Options, sent?: Sent) => Promise<T>
  readonly list: <T>(
    path: string,
    query: Query | undefined,
    options: Options | undefined,
    paging: "page" | "cursor",
  ) => List<T>
}
