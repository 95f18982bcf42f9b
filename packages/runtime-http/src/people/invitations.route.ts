import type { People } from "@svc/domain/people/people"
import { toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { maxCredentialBytes } from "../body.ts"
import { notCached } from "../identity/tokens.route.ts"
import { type AnyOperation, openOperation } from "../operation.ts"
import {
  AcceptInvitationRequest,
  InvitationResponse,
  InvitedPasskeyRequest,
  LookAtInvitationRequest,
  PasskeyOptions,
} from "./people.schema.ts"
import { makeSignedIn, placeOf, type SessionDoors, signInAnswers, tag } from "./session.route.ts"

export interface InvitationDoors extends Pick<SessionDoors, "about" | "cookies"> {
  readonly people: Pick<People, "acceptInvitation" | "invitedPasskeyOptions" | "lookAtInvitation" | "me">
}

/** Links that admit a person once (contract G5, G26). */
export const invitationOperations = (doors: InvitationDoors): readonly AnyOperation[] => {
  const { people, cookies } = doors
  const answer = makeSignedIn(doors)
  const described = { open: true, method: "post", tag, bodyType: "json", maxBodyBytes: maxCredentialBytes } as const
  const { 400: invalid, 429: tooMany } = signInAnswers
  return [
    openOperation({
      ...described,
      path: "/Invitations/Look",
      summary: "Look at an invitation",
      description: "Returns the purpose of a link, before it is accepted.",
      body: LookAtInvitationRequest,
      answers: { 200: { description: "It", schema: InvitationResponse }, 400: invalid, 429: tooMany },
      handle: ({ body: { token }, address }) =>
        Effect.map(
          people.lookAtInvitation(token, address),
          ({ kind, tenantName, user: { email, firstName, lastName }, isKnown, provider, expiresAt }) => ({
            status: 200,
            body: {
              kind,
              tenant: { name: tenantName },
              email,
              firstName,
              lastName,
              known: isKnown,
              ...(provider === undefined ? {} : { provider: { name: provider.name, required: provider.isRequired } }),
              expires: toIso(expiresAt),
            },
            headers: notCached,
          }),
        ),
    }),
    openOperation({
      ...described,
      path: "/Invitations/Passkey/Options",
      summary: "Start making a passkey to accept an invitation",
      description:
        "Answer with `POST /Invitations/Accept` within five minutes. If the address already belongs to a person, start with `POST /Session/Passkey/Options` instead.",
      body: InvitedPasskeyRequest,
      answers: {
        200: { description: "Options for the browser to make a passkey", schema: PasskeyOptions },
        400: invalid,
        429: tooMany,
      },
      handle: ({ body, address }) =>
        Effect.map(people.invitedPasskeyOptions(body, address), (options) => ({
          status: 200,
          body: options,
          headers: notCached,
        })),
    }),
    openOperation({
      ...described,
      path: "/Invitations/Accept",
      summary: "Accept an invitation",
      description:
        "Works once, and signs in. If the address already belongs to a person, `password` is that person's password, and `credential` is signed by that person's passkey, as for `POST /Session/Passkey`; with an authenticator app, a code to `POST /Session/SecondFactor` then accepts the invitation. Otherwise `password` is the new password, and `credential` was made with the options of `POST /Invitations/Passkey/Options`.",
      body: AcceptInvitationRequest,
      tells401: true,
      answers: signInAnswers,
      handle: Effect.fnUntraced(function* ({ body, ...caller }) {
        yield* cookies.guard(caller)
        return yield* answer(yield* people.acceptInvitation(body, placeOf(caller)))
      }),
    }),
  ]
}
