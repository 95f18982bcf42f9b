import { CommandFailed } from "../failure.ts"
import type { Profile } from "./profiles.ts"
import { makeCore, SvcError } from "./sdk.ts"

/** Gets an access token for the credentials of a personal token (RFC 6749, section 4.4). */
export const signIn = async (
  { url, clientId, clientSecret }: Pick<Profile, "url" | "clientId" | "clientSecret">,
  signal: AbortSignal,
): Promise<NonNullable<Profile["token"]>> => {
  const token = await makeCore({ url, clientId, clientSecret })
    .signIn({ signal })
    .catch((error: unknown) => {
      const isRefused = error instanceof SvcError && (error.status === 400 || error.status === 401)
      throw isRefused
        ? new CommandFailed({ message: `The service at ${url} refuses the client id and the secret.`, cause: error })
        : error
    })
  // Some other server may answer this request with 200 and anything.
  if (typeof token.value !== "string" || Number.isNaN(token.until))
    throw new CommandFailed({ message: `${url} does not answer a sign-in: is it the address of svc?` })
  return token
}
