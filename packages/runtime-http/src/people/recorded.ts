import { byCaller, type People } from "@svc/domain/people/people"
import { Effect } from "effect"
import type { AnyApiOperation, Call } from "../operation.ts"

export type RecordDoors = Pick<People, "record">

/** Handles a call and records its effect on credentials and rights in the same transaction (contract G20). */
export const makeRecorded =
  ({ record }: RecordDoors) =>
  ({ handle, records }: AnyApiOperation, call: Call, input: Parameters<AnyApiOperation["handle"]>[1], path: string) =>
    records === undefined
      ? handle(call, input)
      : Effect.tap(handle(call, input), () =>
          record(
            { type: records.type, ...byCaller(call.principal), about: records.about?.(input) ?? path },
            call.place,
          ),
        )
