import type { People } from "@svc/domain/people/people"
import { toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { maxCredentialBytes } from "../body.ts"
import { notCached } from "../identity/tokens.route.ts"
import { type AnyOperation, openOperation } from "../operation.ts"
import { AcceptInvitationRequest, InvitationResponse, LookAtInvitationRequest } from "./people.schema.ts"
import { makeSignedIn, placeOf, type SessionDoors, signInAnswers, tag } from "./session.route.ts"

export interface InvitationDoors extends Pick<SessionDoors, "about" | "cookies"> {
  readonly people: Pick<People, "acceptInvitation" | "lookAtInvitation" | "me">
}

/** Links that let somebody in once (contract G5). */
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
      path: "/Invitations/Accept",
      summary: "Take an invitation up",
      description:
        "Once; signs in. Where the address is a person's already, `password` is the one of that person; else it is the new one.",
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
