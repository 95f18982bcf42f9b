import { openService, type TestService } from "./service.ts"

/** A service that files share: nobody ends it, stops a part of it or reads its whole log. */
export type LentService = Omit<
  TestService,
  "boss" | "close" | "httpGraph" | "logged" | "server" | "stop" | "untilBlocked" | "withoutWorker"
>

// Test files are loaded anew into a process that they share, one after the other.
const place = globalThis as typeof globalThis & { svcLentService?: Promise<LentService> }

/**
 * The service of this process of tests, HTTP and worker with the usual settings; the first file that asks opens it, and
 * it ends with the process. Each file makes tenants of its own, and says of the database only what is about them.
 */
export const lendService = (): Promise<LentService> =>
  (place.svcLentService ??= openService({ worker: true, http: true }))
