import { openService, type TestService } from "./service.ts"

/** A service that files share. No file may end it, stop a part of it, or read its whole log. */
export type LentService = Omit<
  TestService,
  "boss" | "close" | "httpGraph" | "logged" | "server" | "stop" | "untilBlocked" | "withoutWorker"
>

// Test files share a process one after the other, and each loads this module anew.
const place = globalThis as typeof globalThis & { svcLentService?: Promise<LentService> }

/**
 * The service of this process: HTTP and worker with the usual settings. The first file that calls this opens it; it
 * ends with the process. Each file makes its own tenants, and checks nothing in the database about others.
 */
export const lendService = (): Promise<LentService> =>
  (place.svcLentService ??= openService({ worker: true, http: true }))
