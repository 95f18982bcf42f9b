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
      description: "Says what a link is for, before it is taken up.",
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
      summary: "Begin to make the passkey by which an invitation is taken up",
      description:
        "Answer with `POST /Invitations/Accept` within five minutes. Somebody whose address is a person's already begins with `POST /Session/Passkey/Options`.",
      body: InvitedPasskeyRequest,
      answers: {
        200: { description: "For the browser: what it is to make", schema: PasskeyOptions },
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
      summary: "Take an invitation up",
      description:
        "Once; signs in. Where the address is a person's already, `password` is the one of that person, and `credential` is signed by a passkey of that person, as for `POST /Session/Passkey`; where that person has an app for codes, the invitation is taken up when `POST /Session/SecondFactor` gives one. Else `password` is the new one, and `credential` was made as `POST /Invitations/Passkey/Options` asked.",
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
