import type { AnswerCheck } from "./answer-check.ts"

export interface ApiAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The JSON value; `undefined` for an empty body. */
  readonly body: unknown
}

type Headed = Readonly<Record<string, string>>

export interface ApiClient {
  readonly get: (path: string, headers?: Headed) => Promise<ApiAnswer>
  readonly post: (path: string, body?: unknown, headers?: Headed) => Promise<ApiAnswer>
  readonly put: (path: string, body?: unknown, headers?: Headed) => Promise<ApiAnswer>
  readonly patch: (path: string, body?: unknown, headers?: Headed) => Promise<ApiAnswer>
  readonly delete: (path: string, headers?: Headed) => Promise<ApiAnswer>
  /** Sends the body unchanged. */
  readonly send: (method: string, path: string, body?: string | Buffer, headers?: Headed) => Promise<ApiAnswer>
}

/**
 * A client of the service over HTTP. Each answer is compared with the OpenAPI document, and a status, media type or
 * body that the document does not describe fails the test.
 */
export const makeApiClient = (origin: string, check: AnswerCheck, common: Headed): ApiClient => {
  const send: ApiClient["send"] = async (method, path, body, headers = {}) => {
    const response = await fetch(origin + path, {
      method,
      headers: { ...common, ...headers },
      redirect: "manual",
      ...(body === undefined ? {} : { body: body as string }),
    })
    const text = await response.text()
    const type = response.headers.get("content-type") ?? ""
    const isJson = /json/.test(type) || (type.startsWith("text/plain") && /^[[{]/.test(text))
    const answer = {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? (JSON.parse(text) as unknown) : undefined,
    }
    check(method, path, answer, { ...common, ...headers }["api-version"] ?? "")
    return answer
  }
  const withJson =
    (method: string) =>
    (path: string, body?: unknown, headers: Headed = {}) =>
      body === undefined
        ? send(method, path, undefined, headers)
        : send(method, path, JSON.stringify(body), { "content-type": "application/json", ...headers })

  return {
    send,
    get: (path, headers) => send("GET", path, undefined, headers),
    delete: (path, headers) => send("DELETE", path, undefined, headers),
    post: withJson("POST"),
    put: withJson("PUT"),
    patch: withJson("PATCH"),
  }
}
