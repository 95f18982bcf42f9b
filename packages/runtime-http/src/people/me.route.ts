import type { People } from "@svc/domain/people/people"
import { Effect } from "effect"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { type AboutService, meBody } from "./me.body.ts"
import { Me, UpdateMeRequest } from "./people.schema.ts"
import { tag } from "./session.route.ts"
import { signedIn } from "./signed-in.ts"

export interface MeDoors {
  readonly people: Pick<People, "changeMe" | "me">
  readonly about: AboutService
}

/** The person who signed in (contract G13). */
export const meOperations = ({ people, about }: MeDoors): readonly AnyOperation[] => [
  apiOperation({
    method: "get",
    path: "/Me",
    whileOwing: true,
    tag,
    need: "session",
    anyLegalEntity: true,
    summary: "Get the signed-in person",
    answers: { 200: { description: "The person, the tenant, and the permissions", schema: Me } },
    handle: ({ principal }) =>
      Effect.map(people.me(signedIn(principal)), (me) => ({ status: 200, body: meBody(me, about) })),
  }),
  apiOperation({
    method: "patch",
    path: "/Me",
    tag,
    need: "session",
    anyLegalEntity: true,
    transaction: "outside",
    summary: "Change one's own name and preferences",
    description: "A merge patch, which also merges the preferences.",
    body: UpdateMeRequest,
    answers: { 200: { description: "The person after the change", schema: Me } },
    handle: ({ principal }, { body }) =>
      Effect.map(people.changeMe(signedIn(principal), body), (me) => ({ status: 200, body: meBody(me, about) })),
  }),
]
