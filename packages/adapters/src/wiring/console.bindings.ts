import type { Console } from "@svc/domain/console/console"
import type { DeskReads } from "@svc/domain/console/ports/desk-reads"

/** Queries of the console that span all contexts. */
export interface ConsoleBindings {
  Console: Console
  DeskReads: DeskReads
}
