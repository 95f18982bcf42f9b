import { ConnectionFailed, errorOf, SvcError } from "./errors.ts"
import type { Core, Options, Page, Query, Sent, SvcOptions, Token } from "./options.ts"

export type * from "./options.ts"

/** The version of the interface that this package speaks. */
const apiVersion = "2.1"

/** A path with its parameters encoded. */
export const at = (texts: TemplateStringsArray, ...values: readonly unknown[]): string =>
  texts.reduce((path, text, index) => path + encodeURIComponent(String(values[index - 1])) + text)

const early = 60_000
const now = [429, 503]
/** Answers that a later attempt may not give. */
const passing = new Set([408, 502, 504, ...now])

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((done, fail) => {
    signal?.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      fail(signal!.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop)
      done()
    }, ms)
    signal?.addEventListener("abort", stop, { once: true })
  })

/** The pause that `Retry-After` asks for in milliseconds (RFC 9110, section 10.2.3), of at most a minute. */
const asked = (headers: Headers): number | undefined => {
  const text = headers.get("retry-after")
  if (text === null) return undefined
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), 60_000)
}

const searchOf = (query: Query = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const text = given
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join("&")
  return text === "" ? "" : `?${text}`
}

/** A header has letters of Latin-1 alone, so others are percent-encoded, which the service reads too. */
const inHeader = (text: string): string => (/^[ -~]*$/.test(text) ? text : encodeURIComponent(text))

/** Makes one attempt of a call. */
const makeAttempt = (given: SvcOptions) => {
  const base = given.url.replace(/\/+$/, "")
  const { fetch: send = fetch, parseJson = JSON.parse } = given
  return async (
    method: string,
    path: string,
    options: Options,
    sent: Sent,
    key: string | undefined,
    bearer: string | undefined,
  ) => {
    const { body, type = "application/json" } = sent
    const limit = AbortSignal.timeout(options.timeout ?? given.timeout ?? 30_000)
    const entity = options.legalEntity ?? given.legalEntity
    const response = await send(base + path + searchOf(sent.query), {
      method,
      redirect: "manual",
      signal: options.signal === undefined ? limit : AbortSignal.any([options.signal, limit]),
      headers: {
        accept: "application/json, */*;q=0.5",
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}`, "api-version": apiVersion }),
        ...(bearer === undefined || entity === undefined ? {} : { "legal-entity": inHeader(entity) }),
        ...(body === undefined ? {} : { "content-type": type }),
        ...(key === undefined ? {} : { "idempotency-key": key }),
        ...(options.ifMatch === undefined ? {} : { "if-match": options.ifMatch }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: type === "application/json" ? JSON.stringify(body) : (body as string) }),
    })
    options.onResponse?.(response)
    const kind = response.headers.get("content-type") ?? ""
    // The body is part of the attempt: a connection may be cut within it.
    if (response.status >= 400 || kind.startsWith("text/")) return { response, content: await response.text() }
    if (!kind.includes("json")) return { response, content: new Uint8Array(await response.arrayBuffer()) }
    const text = await response.text()
    return { response, content: text === "" ? undefined : (parseJson(text) as unknown) }
  }
}

/** Calls the service: tokens, time limits, attempts and pages. */
export const makeCore = (given: SvcOptions): Core => {
  const { clientId, clientSecret, token, onAttempt } = given
  if (token === undefined && (clientId === undefined || clientSecret === undefined))
    throw new SvcError("give clientId and clientSecret, or token")

  let kept: Promise<Token> | undefined
  const signIn = async (options: Options = {}): Promise<Token> => {
    const form = { grant_type: "client_credentials", client_id: clientId!, client_secret: clientSecret! }
    const answer = await attempts(
      "POST",
      "/connect/token",
      options,
      { body: new URLSearchParams(form).toString(), type: formType },
      false,
    )
    const { access_token: value, expires_in: seconds } = Object(answer) as {
      readonly access_token: string
      readonly expires_in: number
    }
    return { value, until: Date.now() + seconds * 1000 }
  }
  /** One sign-in at a time; all calls wait for it. */
  const signedIn = async (): Promise<string> => {
    if (token !== undefined) return typeof token === "string" ? token : await token()
    const current = await kept?.catch(() => undefined)
    if (current !== undefined && current.until - early > Date.now()) return current.value
    const asking = (renewing ??= signIn().finally(() => (renewing = undefined)))
    kept = asking
    return (await asking).value
  }
  let renewing: Promise<Token> | undefined

  const once = makeAttempt(given)

  const attempts = async (
    method: string,
    path: string,
    options: Options,
    sent: Sent,
    signs = true,
  ): Promise<unknown> => {
    const key = method === "POST" && sent.keyed === true ? (options.idempotencyKey ?? crypto.randomUUID()) : undefined
    // Without a key a second `POST` could do again what the first one did.
    const mayRepeat = method !== "POST" || key !== undefined || !signs
    const most = options.retries ?? given.retries ?? 3
    let renewed = false
    for (let attempt = 1; ; attempt += 1) {
      const bearer = signs ? await signedIn() : undefined
      const start = Date.now()
      const tell = (status?: number) =>
        onAttempt?.({
          method,
          path,
          attempt,
          durationMs: Date.now() - start,
          ...(status === undefined ? {} : { status }),
        })
      let wait: number | undefined
      try {
        const { response, content } = await once(method, path, options, sent, key, bearer)
        const { status, headers } = response
        tell(status)
        if (status < 400) return content
        const error = errorOf(status, content as string, headers, `${method} ${path}`)
        if (status === 401 && signs && token === undefined && !renewed) {
          renewed = true
          kept = undefined
          continue
        }
        const isPassing = mayRepeat ? passing.has(status) || isRunning(error) : now.includes(status)
        if (!isPassing || attempt > most) throw error
        wait = asked(headers)
      } catch (cause) {
        if (cause instanceof SvcError) throw cause
        tell()
        if (options.signal?.aborted === true || !mayRepeat || attempt > most)
          throw new ConnectionFailed(`${method} ${path}: ${String(cause)}`, 0, "", undefined, cause)
      }
      // Full jitter, so that clients do not come back together.
      await pause(wait ?? Math.random() * Math.min(8_000, 250 * 2 ** attempt), options.signal)
    }
  }

  const call: Core["send"] = async <T>(method: string, path: string, options: Options = {}, sent: Sent = {}) =>
    (await attempts(method, path, options, sent)) as T

  return {
    send: call,
    signIn,
    list: <T>(path: string, query: Query = {}, options: Options | undefined, paging: "page" | "cursor") => {
      const page = (more: Query = {}) => call<Page<T>>("GET", path, options, { query: { ...query, ...more } })
      return {
        page: () => page(),
        async *[Symbol.asyncIterator]() {
          let next: Query | undefined = query["PageSize"] === undefined ? { PageSize: 100 } : {}
          for (let number = Number(query["PageNumber"] ?? 1); next !== undefined; number += 1) {
            const { data, totalPages = 0, nextCursor }: Page<T> = await page(next)
            yield* data
            const size: Query = next
            if (paging === "cursor") next = nextCursor === undefined ? undefined : { ...size, Cursor: nextCursor }
            else next = number < totalPages ? { ...size, PageNumber: number + 1 } : undefined
          }
        },
      }
    },
  }
}

const formType = "application/x-www-form-urlencoded"

/** A request with the same key is still running. */
const isRunning = ({ status, problem }: SvcError) => status === 409 && (problem.type ?? "").endsWith("in-progress")
