import type { SessionCredential, TokenCredential } from "@svc/domain/identity/access-token"
import { ConfirmationNeeded } from "@svc/domain/people/people.errors"
import { isRecent, recentSeconds } from "@svc/domain/people/session"
import { currentTime } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"

/**
 * Fails unless a session has proved its caller's identity in the last ten minutes (contract G12); with `tokens too`,
 * unless any caller has.
 */
export const mustBeRecent = Effect.fnUntraced(function* (
  credential: SessionCredential | TokenCredential,
  of: true | "tokens too" = true,
) {
  if (of === true && credential.kind !== "session") return
  const { confirmedAt } = credential
  if (confirmedAt === undefined || !isRecent({ confirmedAt }, yield* currentTime)) {
    return yield* new ConfirmationNeeded({ seconds: recentSeconds, of: credential.kind })
  }
})
