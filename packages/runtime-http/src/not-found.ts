import { fieldRefused } from "@svc/domain/shared/errors"
import { Effect } from "effect"
import type { ApiError } from "./api-error.ts"

/** Where an unknown id is a mistake in the request, not an address that leads nowhere (resource-shapes: 400, no 404). */
export const unknownIsBadRequest = <A>(work: Effect.Effect<A, ApiError>, field = "id"): Effect.Effect<A, ApiError> =>
  Effect.catchTag(work, "ResourceNotFound", ({ noun }) => fieldRefused(field, `names no ${noun} of this legal entity`))
