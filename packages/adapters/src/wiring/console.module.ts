import { makeConsole } from "@svc/domain/console/console"
import { makePostgresDeskReads } from "../postgres/console/desk-reads.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

/** Queries of the console that span all contexts. */
export const consoleModule = {
  bind: (bind) => {
    provide(bind, "DeskReads", ["Db"], makePostgresDeskReads)
    provideFrom(bind, "Console", { deskReads: "DeskReads", unitOfWork: "UnitOfWork" }, makeConsole)
  },
} satisfies ContextModule
