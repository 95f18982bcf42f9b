import type { TenantId } from "@svc/domain/shared/ids"
import type { ApiAnswer, ApiClient } from "../service/api-client.ts"
import type { Asked } from "../service/tenants.ts"
import type { Side } from "../service/side.ts"

/** A password that the service accepts. */
export const goodPassword = "seven herons cross the fjord"

/** A browser on a page of the service. It keeps cookies, and sends headers that mark its requests as same-origin. */
export interface Browser extends ApiClient {
  readonly cookies: Map<string, string>
}

/** Stores the cookies of `Set-Cookie` as a browser does; a Max-Age of 0 deletes a cookie. */
const keep = (cookies: Map<string, string>, { headers }: ApiAnswer) => {
  for (const line of headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/max-age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }
}

export const openBrowser = ({ anonymous }: Pick<Asked, "anonymous">, site = "same-origin"): Browser => {
  const cookies = new Map<string, string>()
  const shown = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  const own = (headers: Readonly<Record<string, string>> = {}) => ({
    "sec-fetch-site": site,
    "user-agent": "Firefox",
    ...(cookies.size === 0 ? {} : { cookie: shown() }),
    ...headers,
  })
  const kept = async (answer: Promise<ApiAnswer>) => {
    keep(cookies, await answer)
    return answer
  }
  return {
    cookies,
    get: (path, headers) => kept(anonymous.get(path, own(headers))),
    delete: (path, headers) => kept(anonymous.delete(path, own(headers))),
    post: (path, body, headers) => kept(anonymous.post(path, body, own(headers))),
    put: (path, body, headers) => kept(anonymous.put(path, body, own(headers))),
    patch: (path, body, headers) => kept(anonymous.patch(path, body, own(headers))),
    send: (method, path, body, headers) => kept(anonymous.send(method, path, body, own(headers))),
  }
}

interface Hosted extends Pick<Asked, "anonymous"> {
  readonly worker: Side
}

/** Makes an invitation as the operator does, and returns the secret of its link. */
export const inviteTo = async (
  { worker }: Pick<Hosted, "worker">,
  tenantId: TenantId,
  email: string,
  permissions: readonly string[] = ["*:admin"],
) => worker.run(worker.get("People").invite({ tenantId, email, permissions }))

/** A browser in which a user has just signed in to a tenant by a link. */
export const signedInBrowser = async (
  service: Hosted,
  tenantId: TenantId,
  email: string,
  permissions?: readonly string[],
): Promise<Browser> => {
  const { secret } = await inviteTo(service, tenantId, email, permissions)
  const browser = openBrowser(service)
  const { status, text } = await browser.post("/Invitations/Accept", {
    token: secret,
    firstName: "Ada",
    lastName: "Ek",
    password: goodPassword,
  })
  if (status !== 200) throw new Error(`the invitation was answered with ${status}: ${text}`)
  return browser
}
