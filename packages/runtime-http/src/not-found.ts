import { fieldRefused } from "@svc/domain/shared/errors"
import { Effect } from "effect"
import type { ApiError } from "./api-error.ts"

/**
 * Turns an unknown id into a mistake in the request, for operations where integrators expect 400 instead of 404
 * (contract Q19).
 */
export const unknownIsBadRequest = <A>(work: Effect.Effect<A, ApiError>, field = "id"): Effect.Effect<A, ApiError> =>
  Effect.catchTag(work, "ResourceNotFound", ({ noun }) => fieldRefused(field, `names no ${noun} of this legal entity`))
