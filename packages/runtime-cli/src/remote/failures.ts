import { plainMessage } from "@svc/adapters/observability/plain-message"
import { CommandFailed } from "../failure.ts"
import { ConnectionFailed, SvcError } from "./sdk.ts"
import type { Target } from "./target.ts"

/** Turns a refusal of the service into a sentence with the mistakes and the remedy. Returns other errors unchanged. */
export const asFailure = (error: unknown, { url, profile }: Pick<Target, "url" | "profile">): unknown => {
  if (!(error instanceof SvcError)) return error
  // The sign-in before the request was refused.
  if (error.cause instanceof CommandFailed) return error.cause
  const again = profile === undefined ? "give a valid token" : `\`svc login --as ${profile}\` signs in again`
  return new CommandFailed({ message: sentence(error, url, again), cause: error })
}

const sentence = (error: SvcError, url: string, again: string): string => {
  if (error instanceof ConnectionFailed)
    return `No service answers at ${url}: ${error.cause === undefined ? error.message : plainMessage(error.cause)}.`
  const { status, headers, errors, problem, traceId } = error
  if (status === 401) return `The service at ${url} refuses the token: ${again}.`
  if (status === 403) return forbidden(headers, problem.detail)
  const said = Object.entries(errors).map(([place, texts]) => `${place} ${[texts].flat().join(", ")}`)
  const about = [problem.detail, ...said].filter((each) => each !== undefined && each !== "").join("; ")
  const told = about === "" ? "" : `: ${about.replace(/\.$/, "")}`
  const trace = status >= 500 && traceId !== undefined ? ` Its log names the request ${traceId}.` : ""
  return `The service answered ${status} ${problem.title ?? ""}`.trim() + `${told}.${trace}`
}

const forbidden = (headers: Headers, detail: string | undefined): string => {
  const [, scope] = /\bscope="([^"]+)"/.exec(headers.get("www-authenticate") ?? "") ?? []
  if (scope !== undefined) return `The personal token lacks the permission ${scope}.`
  return `The service refuses it (403)${detail === undefined ? "" : `: ${detail.replace(/\.$/, "")}`}. A tenant with several legal entities needs --legal-entity.`
}
