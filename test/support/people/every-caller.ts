import type { ApiClient } from "../service/api-client.ts"
import type { Asked, TestTenant } from "../service/tenants.ts"
import type { Side } from "../service/side.ts"
import { signedInBrowser } from "./browser.ts"

/** Matches the paths of operations that only sessions may call. */
const ofSessions = /^\/(Me|Session)\b/i

/**
 * A client that may call every operation: with the tenant's token, or with an administrator's session where a session
 * is required.
 */
export const everyCaller = async (
  service: Pick<Asked, "anonymous"> & { readonly worker: Side },
  { tenantId, api }: Pick<TestTenant, "api" | "tenantId">,
): Promise<ApiClient> => {
  const browser = await signedInBrowser(service, tenantId, "everybody@example.com")
  const by = (path: string) => (ofSessions.test(path) ? browser : api)
  return {
    get: (path, headers) => by(path).get(path, headers),
    delete: (path, headers) => by(path).delete(path, headers),
    post: (path, body, headers) => by(path).post(path, body, headers),
    put: (path, body, headers) => by(path).put(path, body, headers),
    patch: (path, body, headers) => by(path).patch(path, body, headers),
    send: (method, path, body, headers) => by(path).send(method, path, body, headers),
  }
}
