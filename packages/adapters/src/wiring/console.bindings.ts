import type { Console } from "@svc/domain/console/console"
import type { DeskReads } from "@svc/domain/console/ports/desk-reads"

/** What somebody at work asks of everything at once. */
export interface ConsoleBindings {
  Console: Console
  DeskReads: DeskReads
}
