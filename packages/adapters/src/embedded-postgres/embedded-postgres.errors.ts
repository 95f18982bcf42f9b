import * as Data from "effect/Data"

/** The embedded PostgreSQL cannot run. The message is one line that says what is wrong and what to do. */
export class EmbeddedPostgresUnavailable extends Data.TaggedError("EmbeddedPostgresUnavailable")<{
  readonly reason: "FolderInUse" | "FolderUnusable" | "PortTaken" | "CannotRun" | "DidNotStart"
  readonly message: string
}> {}
