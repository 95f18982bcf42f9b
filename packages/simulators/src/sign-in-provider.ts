import { createHash, createSign, generateKeyPairSync, randomUUID } from "node:crypto"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { json, type Reply } from "./reply.ts"

/** The ways to make the next tokens invalid. */
export type TokenFault =
  | "another audience"
  | "another issuer"
  | "another nonce"
  | "another key"
  | "expired"
  | "the future"

export interface SignInProviderSimulator {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Makes tokens invalid from now on; `undefined` stops it. */
  readonly spoil: (fault: TokenFault | undefined) => void
  /**
   * Sets how many seconds ago everybody authenticated, except a person who is asked to do so again. 0 at first; with
   * undefined, tokens do not say it.
   */
  readonly provedAgo: (seconds: number | undefined) => void
  /** The number of requests for the discovery document. */
  readonly discoveries: () => number
  readonly close: () => Promise<void>
}

interface Grant {
  readonly subject: string
  readonly nonce: string
  readonly challenge: string
  readonly redirectUri: string
  /** True when the person was asked to authenticate again. */
  readonly isFresh: boolean
}

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (each) => `&#${each.codePointAt(0)};`)
const page = (url: URL): Reply => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: `<!doctype html><html lang="en"><title>Sign in</title><form method="post" action="${escaped(url.pathname + url.search)}"><label>Sign in as <input name="subject" autofocus></label><button>Sign in</button></form></html>`,
})

/**
 * Starts a simulator of an OpenID Connect provider on this machine: everybody can sign in as anybody. Like a real
 * provider it checks the client, its secret and PKCE, and redeems a code only once.
 */
export const startSignInProviderSimulator = async (
  port: number,
  now: () => number = () => Date.now(),
): Promise<SignInProviderSimulator> => {
  const [key, otherKey] = [0, 1].map(() => generateKeyPairSync("rsa", { modulusLength: 2048 }))
  const [clientId, clientSecret, kid] = ["svc-console", randomUUID(), randomUUID()]
  const grants = new Map<string, Grant>()
  let fault: TokenFault | undefined
  let discoveries = 0
  let ago: number | undefined = 0
  let issuer = ""

  const sign = (claims: object): string => {
    const encoded = [{ alg: "RS256", kid, typ: "JWT" }, claims].map((part) =>
      Buffer.from(JSON.stringify(part)).toString("base64url"),
    )
    const { privateKey } = fault === "another key" ? otherKey! : key!
    return [...encoded, createSign("sha256").update(encoded.join(".")).sign(privateKey, "base64url")].join(".")
  }

  const authorize = (url: URL, body: URLSearchParams | undefined): Reply => {
    const asked = (name: string) => url.searchParams.get(name) ?? ""
    if (asked("client_id") !== clientId || asked("response_type") !== "code") return json(`{"error":"unknown"}`, 400)
    const subject = body?.get("subject") ?? ""
    if (subject === "") return page(url)
    const code = randomUUID()
    const redirectUri = asked("redirect_uri")
    const isFresh = asked("prompt") === "login"
    grants.set(code, { subject, nonce: asked("nonce"), challenge: asked("code_challenge"), redirectUri, isFresh })
    const back = new URL(redirectUri)
    for (const [name, value] of [
      ["code", code],
      ["state", asked("state")],
      ["iss", issuer],
    ] as const)
      back.searchParams.set(name, value)
    return { status: 302, headers: { location: back.href }, body: "" }
  }

  const token = (request: IncomingMessage, body: URLSearchParams): Reply => {
    const basic = Buffer.from((request.headers.authorization ?? "").replace(/^Basic /, ""), "base64").toString()
    // RFC 6749, section 2.3.1: both parts are form-encoded.
    if (basic.split(":").map(decodeURIComponent).join(":") !== `${clientId}:${clientSecret}`)
      return json(`{"error":"invalid_client"}`, 401)
    const code = body.get("code") ?? ""
    const grant = grants.get(code)
    grants.delete(code)
    const challenge = createHash("sha256")
      .update(body.get("code_verifier") ?? "")
      .digest("base64url")
    if (grant?.challenge !== challenge || grant.redirectUri !== body.get("redirect_uri"))
      return json(`{"error":"invalid_grant"}`, 400)
    const seconds = Math.floor(now() / 1000)
    const claims = {
      iss: fault === "another issuer" ? "https://elsewhere.example" : issuer,
      aud: fault === "another audience" ? "somebody-else" : clientId,
      nonce: fault === "another nonce" ? "nonce" : grant.nonce,
      sub: grant.subject,
      iat: seconds - (fault === "expired" ? 7200 : fault === "the future" ? -61 : 0),
      exp: seconds + (fault === "expired" ? -3600 : 300),
      ...(ago === undefined ? {} : { auth_time: seconds - (grant.isFresh ? 0 : ago) }),
    }
    return json(JSON.stringify({ access_token: randomUUID(), token_type: "Bearer", id_token: sign(claims) }))
  }

  const description = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    authorization_response_iss_parameter_supported: true,
  })
  const keys = () => ({ keys: [{ ...key!.publicKey.export({ format: "jwk" }), kid, use: "sig", alg: "RS256" }] })

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const url = new URL(request.url ?? "/", issuer)
    const body = request.method === "POST" ? new URLSearchParams(await bodyOf(request)) : undefined
    if (url.pathname === "/.well-known/openid-configuration") {
      discoveries += 1
      return json(JSON.stringify(description()))
    }
    if (url.pathname === "/jwks") return json(JSON.stringify(keys()))
    if (url.pathname === "/authorize") return authorize(url, body)
    if (url.pathname === "/token" && body !== undefined) return token(request, body)
    return json(`{"message":"There is nothing here"}`, 404)
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (reply) => response.writeHead(reply.status, reply.headers).end(reply.body),
      () => response.writeHead(400).end(),
    )
  })
  await new Promise<void>((listening, refused) => server.once("error", refused).listen(port, "127.0.0.1", listening))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    clientId,
    clientSecret,
    spoil: (next) => {
      fault = next
    },
    provedAgo: (seconds) => {
      ago = seconds
    },
    discoveries: () => discoveries,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
