import type { ChangeCause } from "@svc/domain/shared/change-cause"
import { given } from "@svc/domain/shared/given"
import type { Context } from "koa"
import type { Call } from "./operation.ts"
import type { RequestState } from "./request-state.ts"

/** The cause of the changes that a request makes. An open operation has no caller that is known before it. */
export const causeOf = (
  context: Context,
  principal: Call["principal"] | undefined,
  operation: string,
): ChangeCause => ({
  actor:
    principal === undefined
      ? { kind: "System", name: "open" }
      : principal.credential.kind === "token"
        ? { kind: "Token", userId: principal.userId, tokenId: principal.credential.id }
        : { kind: "User", userId: principal.userId },
  address: context.ip,
  userAgent: context.get("user-agent"),
  operation,
  ...given({ traceparent: (context.state as RequestState).traceparent }),
  traceId: (context.state as RequestState).traceId,
})

/** Adds the parts of a cause that are known only after the call has begun. */
export const complete = (cause: ChangeCause, { isLegalEntityKnown, scope, origin }: Call): void => {
  if (isLegalEntityKnown) cause.legalEntityId = scope.legalEntityId
  if (origin.correlationId !== undefined) cause.correlationId = origin.correlationId
}
