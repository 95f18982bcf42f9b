import type { People } from "@svc/domain/people/people"
import { Effect } from "effect"
import { Type } from "typebox"
import { maxCredentialBytes } from "../body.ts"
import { notCached } from "../identity/tokens.route.ts"
import { type AnyOperation, openOperation } from "../operation.ts"
import { idParameter, ProblemDetails } from "../shapes.ts"
import { placeOf, type SessionDoors, signInAnswers, tag } from "./session.route.ts"
import * as schemas from "./sign-in-provider.schema.ts"

export interface ProviderSignInDoors extends Pick<SessionDoors, "cookies"> {
  readonly people: Pick<People, "providersFor" | "signInByProvider" | "startJoining" | "startSignIn">
}

/** The sign-in page says only that the provider admitted nobody; the reason is in the tenant's log. */
const refusedAt = "/console/sign-in?refused=provider"
const redirect = (location: string, cookies: readonly string[], status = 303) => ({
  status,
  headers: { ...notCached, location, "set-cookie": [...cookies] },
})

/** A path of the console to which a sign-in may return; other addresses are ignored. */
const consolePath = (text: string | undefined): string =>
  text !== undefined && /^\/console\/(?![/\\])[\x21-\x7e]*$/.test(text) ? text : "/console/"

/** Signing in at the provider of a tenant, and returning from it (contract G23). */
export const providerSignInOperations = ({ people, cookies }: ProviderSignInDoors): readonly AnyOperation[] => {
  const described = { open: true, tag } as const
  const missing = { description: "No such provider", schema: ProblemDetails }
  const posted = { ...described, method: "post", bodyType: "json", maxBodyBytes: maxCredentialBytes } as const
  return [
    openOperation({
      ...posted,
      path: "/Session/Providers",
      summary: "Get the sign-in providers for an e-mail address",
      description:
        "Returns the providers of tenants in which the address belongs to an active user, if the provider is set for the address's domain.",
      body: schemas.ProvidersRequest,
      answers: {
        200: { description: "The offered providers", schema: schemas.ProvidersResponse },
        400: signInAnswers[400],
        429: signInAnswers[429],
      },
      handle: ({ body: { email }, ...caller }) =>
        Effect.map(people.providersFor(email, placeOf(caller)), (data) => ({
          status: 200,
          body: { data },
          headers: notCached,
        })),
    }),
    openOperation({
      ...described,
      method: "get",
      bodyType: "none",
      path: "/Session/Oidc/{id}/Start",
      summary: "Sign in at a provider",
      description: "For a browser: redirects to the provider, and afterwards to `to`, a path of the console.",
      params: idParameter<string>(),
      query: Type.Object({
        to: Type.Optional(Type.String({ maxLength: 2000 })),
        fresh: Type.Optional(Type.Enum(["true", "false"], { description: "Makes the provider ask the person again" })),
      }),
      answers: {
        302: { description: "Redirects to the provider" },
        400: signInAnswers[400],
        404: missing,
        429: signInAnswers[429],
      },
      handle: ({ params: { id }, query: { to, fresh }, ...caller }) =>
        Effect.gen(function* () {
          yield* cookies.guardConnection(caller)
          const { url, flow } = yield* people.startSignIn(id, { to, isFresh: fresh === "true" }, placeOf(caller))
          return redirect(url, [cookies.writeFlow(flow)], 302)
        }).pipe(
          Effect.catchTag("SignInProviderFailed", () => Effect.succeed(redirect(refusedAt, [cookies.clearFlow]))),
        ),
    }),
    openOperation({
      ...posted,
      path: "/Invitations/Provider",
      summary: "Accept an invitation at the sign-in provider",
      body: schemas.JoinByProviderRequest,
      answers: {
        200: { description: "Address for the browser", schema: schemas.JoinByProviderResponse },
        400: signInAnswers[400],
        404: missing,
        502: { description: "The provider failed", schema: ProblemDetails },
        429: signInAnswers[429],
      },
      handle: Effect.fnUntraced(function* ({ body: { token }, ...caller }) {
        yield* cookies.guard(caller)
        const { url, flow } = yield* people.startJoining(token, placeOf(caller))
        return { status: 200, body: { url }, headers: { ...notCached, "set-cookie": cookies.writeFlow(flow) } }
      }),
    }),
    openOperation({
      ...described,
      method: "get",
      bodyType: "none",
      path: "/Session/Oidc/Callback",
      summary: "Return from a sign-in provider",
      description: "For a browser: signs in, and redirects to the requested page.",
      query: Type.Object({
        code: Type.Optional(Type.String()),
        state: Type.Optional(Type.String()),
        iss: Type.Optional(Type.String()),
        error: Type.Optional(Type.String()),
      }),
      answers: { 303: { description: "Redirects to the console" }, 400: signInAnswers[400], 429: signInAnswers[429] },
      handle: ({ query, ...caller }) =>
        Effect.gen(function* () {
          yield* cookies.guardConnection(caller)
          const given = Object.entries(query).filter((each): each is [string, string] => typeof each[1] === "string")
          const flow = cookies.readFlow(caller.header) ?? ""
          const text = new URLSearchParams(given).toString()
          const { to, held } = yield* people.signInByProvider(flow, text, placeOf(caller))
          return redirect(consolePath(to), [cookies.write(held.secret), cookies.clearFlow])
        }).pipe(
          Effect.catchTags({
            InvitationRefused: () => Effect.succeed(redirect(refusedAt, [cookies.clearFlow])),
            ProviderWanted: () => Effect.succeed(redirect(refusedAt, [cookies.clearFlow])),
            ResourceNotFound: () => Effect.succeed(redirect(refusedAt, [cookies.clearFlow])),
            SignInProviderFailed: () => Effect.succeed(redirect(refusedAt, [cookies.clearFlow])),
            SignInRefused: () => Effect.succeed(redirect(refusedAt, [cookies.clearFlow])),
          }),
        ),
    }),
  ]
}
