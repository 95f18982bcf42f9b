import type { PortUnavailable, SharedError } from "@svc/domain/shared/errors"
import type { SharedJobs } from "@svc/domain/shared/shared.jobs"
import { makeAnswerOnce } from "@svc/domain/shared/idempotency"
import { makeKeepHouse } from "@svc/domain/shared/keep-house"
import { makeIdSource } from "../crypto/id-source.ts"
import { secretSource } from "../crypto/secrets.ts"
import { background, type QueuesOf } from "../pg-boss/queues.ts"
import { answerContext, makePostgresIdempotencyStore } from "../postgres/shared/idempotency-store.ts"
import { makePostgresResourceLock } from "../postgres/shared/resource-lock.ts"
import { makeTenantSettings } from "../postgres/base/tenant-settings.ts"
import { sealedTable } from "../postgres/shared/reencrypt.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"
import type { ProblemRows } from "./problem-row.ts"

/** Splits `NothingToCredit` into `nothing`, `to`, `credit`. */
const words = (reason: string) => reason.match(/[A-Z][a-z]*/gu)?.map((word) => word.toLowerCase()) ?? [reason]
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** PostgreSQL stopped a statement at `statement_timeout` (query_canceled). */
const isCutOff = ({ cause }: PortUnavailable): boolean =>
  typeof cause === "object" && cause !== null && "code" in cause && cause.code === "57014"

const problems = {
  ActionRefused: {
    status: 400,
    type: ({ reason }) => words(reason).join("-"),
    title: ({ reason }) => capitalised(words(reason).join(" ")),
    handled: true,
  },
  FieldsRefused: {
    status: 400,
    type: "invalid-request",
    title: "The request is not valid",
    errors: ({ errors }) => errors,
  },
  FilterTooBroad: { status: 400, type: "narrow-the-filter", title: "Narrow the filter" },
  IdempotencyKeyReused: {
    status: 400,
    type: "idempotency-key-reused",
    title: "The idempotency key was used for another request",
  },
  PortUnavailable: {
    status: 503,
    type: (error) => (isCutOff(error) ? "took-too-long" : "unavailable"),
    title: (error) =>
      isCutOff(error)
        ? "This took too long and was stopped; nothing was changed"
        : "The service cannot do this right now; try again",
    errors: () => undefined,
    headers: () => ({ "retry-after": "5" }),
  },
  ResourceNotFound: { status: 404, type: "resource-not-found", title: "No such resource", handled: true },
} satisfies ProblemRows<SharedError>

/** Bindings that every context uses. */
export const sharedModule = {
  bind: (bind) => {
    provide(bind, "TenantSettings", ["Db"], makeTenantSettings)
    provide(bind, "ResourceLock", ["Db"], makePostgresResourceLock)
    provide(bind, "IdSource", ["AppClock"], ({ now }) => makeIdSource(now))
    provide(bind, "SecretSource", [], () => secretSource)
    provide(bind, "IdempotencyStore", ["Db", "SecretBox"], makePostgresIdempotencyStore)
    provide(bind, "AnswerOnce", ["IdempotencyStore", "UnitOfWork"], makeAnswerOnce)
    provideFrom(bind, "KeepHouse", { store: "HousekeepingStore", unitOfWork: "UnitOfWork" }, makeKeepHouse)
  },
  queues: { housekeeping: background } satisfies QueuesOf<SharedJobs>,
  sealed: [
    sealedTable("idempotencyKeys", "idempotency_keys", ["tenant_id", "legal_entity_id", "endpoint", "key"], {
      answer_sealed: answerContext,
    }),
  ],
  expiries: [{ table: "idempotency_keys", column: "expires_at", keptSeconds: 0 }],
  problems,
} satisfies ContextModule
