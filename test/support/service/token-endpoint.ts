import type { ApiAnswer, ApiClient } from "./api-client.ts"

type Fields = Readonly<Record<string, string>>

export interface OAuthTokens {
  readonly access_token: string
  readonly token_type: string
  readonly expires_in: number
  readonly refresh_token: string
  readonly scope: string
}

/** Sends a form-encoded request to /connect/token. */
export const askForToken = (api: ApiClient, fields: Fields | string, headers: Fields = {}): Promise<ApiAnswer> =>
  api.send("POST", "/connect/token", typeof fields === "string" ? fields : new URLSearchParams(fields).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    ...headers,
  })

/** The tokens of an answer. Throws when the answer grants none. */
export const granted = ({ status, text, body }: ApiAnswer): OAuthTokens => {
  if (status !== 200) throw new Error(`no token was granted: ${status} ${text}`)
  return body as OAuthTokens
}

export const basic = (id: string, secret: string): Fields => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString("base64")}`,
})
