import { startLine } from "@svc/adapters/installation/command-lines"
import { plainMessage } from "@svc/adapters/observability/plain-message"
import { CommandFailed } from "./failure.ts"

/** The address of the service, and the credentials of the caller. */
export interface Access {
  readonly url: string
  readonly clientId: string
  readonly secret: string
  /** Id or name of the legal entity; needed when the tenant has several. */
  readonly legalEntity?: string
}

export type Move = { readonly advanceSeconds: number } | { readonly now: string }

/** The answer of `GET` and `POST /TestClock`; without a move it contains only `now`. */
export interface ClockAnswer {
  readonly from?: string
  readonly now: string
  readonly attempts?: { readonly succeeded: number; readonly failed: number }
  readonly jobs?: number
}

/** Signs in, reads or moves the test clock, and waits until all work that became due is done. */
export const callTestClock = async (
  access: Access,
  move: Move | undefined,
  signal: AbortSignal,
): Promise<ClockAnswer> => {
  const { url, clientId, secret, legalEntity } = access
  const token = await request(url, "/auth/v2/token", { signal, ...json({ clientId, secret }) })
  if (token.status !== 200) {
    const why =
      token.status === 401 ? "refuses the client id and the secret" : `answered ${token.status} to the sign-in`
    throw new CommandFailed({ message: `The service at ${url} ${why}${textOf(token.body)}.` })
  }
  const { access_token: accessToken } = token.body as { readonly access_token: string }
  const body: RequestInit = move === undefined ? {} : json(move)
  const headers = {
    ...(move === undefined ? {} : jsonType),
    authorization: `Bearer ${accessToken}`,
    ...(legalEntity === undefined ? {} : { "legal-entity": encodeURIComponent(legalEntity) }),
  }
  const { status, body: answer } = await request(url, "/TestClock", { signal, ...body, headers })
  if (status === 200) return answer as ClockAnswer
  throw new CommandFailed({
    message: refusals[status]?.(url) ?? `The service at ${url} answered ${status}${textOf(answer)}.`,
  })
}

const refusals: Readonly<Record<number, (url: string) => string>> = {
  403: () =>
    "The personal token needs the permission settings:admin, and a tenant with several legal entities needs --legal-entity.",
  404: (url) => `The service at ${url} has no test clock: start it with SVC_TEST_CLOCK=1 ${startLine}.`,
}

const jsonType = { "content-type": "application/json" }
const json = (value: object): RequestInit => ({
  method: "POST",
  headers: jsonType,
  body: JSON.stringify(value),
})

const request = async (url: string, path: string, init: RequestInit) => {
  try {
    const response = await fetch(url + path, { redirect: "error", ...init })
    const text = await response.text()
    const isJson = response.headers.get("content-type")?.includes("json") === true && text !== ""
    return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : undefined }
  } catch (cause) {
    const message = `No service answers at ${url}: ${plainMessage(cause)}. Start it with SVC_TEST_CLOCK=1 ${startLine}, or give its address with --url.`
    throw new CommandFailed({ message, cause })
  }
}

/** The messages in problem details, or in a sign-in's error. */
const textOf = (body: unknown): string => {
  const { errors } = (body ?? {}) as { readonly errors?: Readonly<Record<string, string | readonly string[]>> }
  const texts = Object.entries(errors ?? {}).flatMap(([field, said]) =>
    [said].flat().map((text) => (field === "message" || /^\d+$/.test(field) ? text : `${field} ${text}`)),
  )
  return texts.length === 0 ? "" : `: ${texts.join("; ").replace(/\.$/, "")}`
}
