import type { HeldSession, People, SecondFactorOwed } from "@svc/domain/people/people"
import type { SignInPlace } from "@svc/domain/people/session"
import type { ProviderOwed } from "@svc/domain/people/sign-in-provider"
import { Effect } from "effect"
import { Type } from "typebox"
import { maxCredentialBytes } from "../body.ts"
import { notCached } from "../identity/tokens.route.ts"
import type { ApiError } from "../api-error.ts"
import { type AnyOperation, apiOperation, type Caller, openOperation, type Reply } from "../operation.ts"
import { ProblemDetails } from "../shapes.ts"
import { type AboutService, meBody } from "./me.body.ts"
import {
  CodeRequest,
  Me,
  PasskeyOptions,
  PasskeyRequest,
  ProviderOwedResponse,
  SecondFactorOwedResponse,
  SignInRequest,
} from "./people.schema.ts"
import type { SessionCookies } from "./session-cookies.ts"
import { signedIn } from "./signed-in.ts"

export const tag = "Console"

export interface SessionDoors {
  readonly people: Pick<
    People,
    "giveSecondFactor" | "me" | "passkeyRequestOptions" | "signIn" | "signInByPasskey" | "signOut"
  >
  readonly cookies: SessionCookies
  readonly about: AboutService
}

/** The address and browser from which a person signs in. */
export const placeOf = ({ address, header }: Caller): SignInPlace => ({ address, userAgent: header("user-agent") })

/** Answers with the signed-in person and the cookie of the session, or with the second factor that is still needed. */
export const makeSignedIn =
  ({ people, cookies, about }: Pick<SessionDoors, "about" | "cookies"> & { readonly people: Pick<People, "me"> }) =>
  (came: HeldSession | ProviderOwed | SecondFactorOwed): Effect.Effect<Reply, ApiError> => {
    const owed = (body: object, cookie: string) =>
      Effect.succeed({ status: 200, body, headers: { ...notCached, "set-cookie": cookie } })
    if ("ticket" in came) return owed({ next: came.next, methods: came.methods }, cookies.writeTicket(came.ticket))
    if ("flow" in came) return owed({ next: came.next, name: came.name, url: came.url }, cookies.writeFlow(came.flow))
    return Effect.map(people.me(signedIn(came.principal)), (me) => ({
      status: 200,
      body: meBody(me, about),
      headers: { ...notCached, "set-cookie": [cookies.write(came.secret), cookies.clearTicket] },
    }))
  }

export const signInAnswers = {
  200: {
    description:
      "The signed-in person with the session's cookie, or the further step that is needed after the password",
    schema: Type.Union([Me, SecondFactorOwedResponse, ProviderOwedResponse]),
  },
  400: { description: "The request is not valid; `errors` gives the reasons", schema: ProblemDetails },
  401: { description: "The entered credentials are wrong", schema: ProblemDetails },
  429: { description: "Too many failed attempts", schema: ProblemDetails },
  502: { description: "The sign-in provider of the tenant failed", schema: ProblemDetails },
}

/** Signing in and out (contract G6, G9 to G11). */
export const sessionOperations = (doors: SessionDoors): readonly AnyOperation[] => {
  const { people, cookies } = doors
  const answer = makeSignedIn(doors)
  return [
    openOperation({
      open: true,
      method: "post",
      path: "/Session",
      tag,
      summary: "Sign in",
      description:
        "For a person at a browser; integrations use personal tokens. The session is in a cookie, which is accepted only from pages of the service itself.",
      bodyType: "json",
      maxBodyBytes: maxCredentialBytes,
      body: SignInRequest,
      tells401: true,
      answers: signInAnswers,
      handle: Effect.fnUntraced(function* ({ body: { email, password }, ...caller }) {
        yield* cookies.guard(caller)
        return yield* answer(yield* people.signIn(email, password, placeOf(caller)))
      }),
    }),
    openOperation({
      open: true,
      method: "post",
      path: "/Session/SecondFactor",
      tag,
      summary: "Sign in: the second factor",
      description: "Send the cookie of the answer with `next`, within five minutes.",
      bodyType: "json",
      maxBodyBytes: maxCredentialBytes,
      body: CodeRequest,
      tells401: true,
      answers: signInAnswers,
      handle: Effect.fnUntraced(function* ({ body: { code }, ...caller }) {
        yield* cookies.guard(caller)
        const ticket = cookies.readTicket(caller.header) ?? ""
        return yield* answer(yield* people.giveSecondFactor(ticket, code, placeOf(caller)))
      }),
    }),
    openOperation({
      open: true,
      method: "post",
      path: "/Session/Passkey/Options",
      tag,
      summary: "Start a proof by a passkey",
      description: "Used for signing in and for `POST /Session/Confirm`; valid for five minutes.",
      bodyType: "none",
      answers: { 200: { description: "Options for the browser to sign", schema: PasskeyOptions } },
      handle: () => Effect.map(people.passkeyRequestOptions(), (body) => ({ status: 200, body, headers: notCached })),
    }),
    openOperation({
      open: true,
      method: "post",
      path: "/Session/Passkey",
      tag,
      summary: "Sign in by a passkey",
      description: "Counts as both factors, because the device verifies the person.",
      bodyType: "json",
      maxBodyBytes: maxCredentialBytes,
      body: PasskeyRequest,
      tells401: true,
      answers: signInAnswers,
      handle: Effect.fnUntraced(function* ({ body: { credential }, ...caller }) {
        yield* cookies.guard(caller)
        return yield* answer(yield* people.signInByPasskey(credential, placeOf(caller)))
      }),
    }),
    apiOperation({
      method: "delete",
      path: "/Session",
      tag,
      need: "session",
      whileOwing: true,
      anyLegalEntity: true,
      summary: "Sign out",
      answers: { 204: { description: "The session has ended" } },
      handle: ({ principal, place }) =>
        Effect.as(people.signOut(signedIn(principal), place), {
          status: 204,
          headers: { "set-cookie": cookies.clear, "clear-site-data": `"cache"` },
        }),
    }),
  ]
}
