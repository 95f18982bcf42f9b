import type { PortUnavailable } from "@svc/domain/shared/errors"
import { allTenants, type UnitOfWork } from "@svc/domain/shared/ports/unit-of-work"
import { Effect } from "effect"
import { sql } from "kysely"
import { type SecretBox, SecretUnreadable } from "../crypto/secret-box.ts"
import type { Db } from "./database.ts"
import { answerContext } from "./idempotency-store.ts"
import {
  apiKeyContext as connectionKeyContext,
  nationalTokenContext,
  notificationKeyContext,
} from "./settings-store.ts"
import { signingKeyContext } from "./signing-key-store.ts"
import { apiKeyContext } from "./rate-provider-store.ts"
import { query } from "./transaction.ts"
import { secretsContext, tokenContext } from "./webhook-secrets.ts"

const port = "Reencrypt"
const batchSize = 500
/** Rows rewritten at a time, each in a transaction of its own. */
const concurrency = 4

type KeyOf<K extends string> = Readonly<Record<K, string>>

/** A table with sealed columns: its primary key in order, and what each column is bound to. */
interface SealedTable<K extends string> {
  readonly name: string
  readonly key: readonly K[]
  readonly contexts: Readonly<Record<string, (key: KeyOf<K>) => string>>
}

const webhooks: SealedTable<"tenant_id" | "id"> = {
  name: "webhooks",
  key: ["tenant_id", "id"],
  contexts: { token_sealed: tokenContext, signing_secrets_sealed: secretsContext },
}
const signingKeys: SealedTable<"kid"> = {
  name: "signing_keys",
  key: ["kid"],
  contexts: { private_key_sealed: ({ kid }) => signingKeyContext(kid) },
}
const idempotencyKeys: SealedTable<"tenant_id" | "legal_entity_id" | "endpoint" | "key"> = {
  name: "idempotency_keys",
  key: ["tenant_id", "legal_entity_id", "endpoint", "key"],
  contexts: { answer_sealed: answerContext },
}
const rateProviders: SealedTable<"tenant_id" | "legal_entity_id" | "provider"> = {
  name: "rate_providers",
  key: ["tenant_id", "legal_entity_id", "provider"],
  contexts: { api_key_sealed: apiKeyContext },
}

const connections: SealedTable<"tenant_id" | "legal_entity_id"> = {
  name: "einvoice_connections",
  key: ["tenant_id", "legal_entity_id"],
  contexts: { api_key_sealed: connectionKeyContext },
}
const nationalSettings: SealedTable<"tenant_id" | "legal_entity_id"> = {
  name: "national_einvoice_settings",
  key: ["tenant_id", "legal_entity_id"],
  contexts: { token_sealed: nationalTokenContext },
}
const notificationKeys: SealedTable<"tenant_id"> = {
  name: "einvoice_notification_keys",
  key: ["tenant_id"],
  contexts: { key_sealed: notificationKeyContext },
}

export interface Reencrypted {
  /** Rows sealed anew. */
  readonly done: number
  /** Rows with something that no key opens; they stay as they are. */
  readonly unreadable: number
}

export interface ReencryptResult {
  readonly webhooks: Reencrypted
  readonly signingKeys: Reencrypted
  readonly idempotencyKeys: Reencrypted
  readonly rateProviders: Reencrypted
  /** Connections, tokens and notification keys of e-invoicing. */
  readonly eInvoicing: Reencrypted
}

/**
 * Seals everything anew that was sealed with another key than the first of SVC_ENCRYPTION_KEY. It goes through the
 * tables in the order of their keys and rewrites each row by itself, so it can be cut off and run again, and runs beside
 * a service that is at work. `onProgress` gets the number of rows looked at so far.
 */
export const makeReencrypt =
  (db: Db, box: SecretBox, unitOfWork: UnitOfWork) =>
  (onProgress: (rows: number) => void): Effect.Effect<ReencryptResult, PortUnavailable> => {
    let seen = 0

    const rewrite = <K extends string>({ name, key, contexts }: SealedTable<K>, at: KeyOf<K>) =>
      unitOfWork.atomically(
        allTenants,
        Effect.gen(function* () {
          const columns = Object.keys(contexts)
          const { rows } = yield* query(db, port, (q) =>
            sql<Readonly<Record<string, string | null>>>`select ${names(columns)} from ${sql.table(name)}
              where (${names(key)}) = (${values(key, at)}) for update`.execute(q),
          )
          // Under the lock it may be another's already, or gone.
          const outdated = Object.entries(rows[0] ?? {}).filter(
            ([, sealed]) => sealed !== null && box.isOutdated(sealed),
          )
          const resealed = outdated.flatMap(([column, sealed]) => {
            const context = contexts[column]!(at)
            const plain = tryOpen(box, sealed!, context)
            return plain === undefined ? [] : [sql`${sql.id(column)} = ${box.seal(plain, context)}`]
          })
          if (resealed.length > 0) {
            yield* query(db, port, (q) =>
              sql`update ${sql.table(name)} set ${sql.join(resealed)} where (${names(key)}) = (${values(key, at)})`.execute(
                q,
              ),
            )
          }
          return { done: resealed.length > 0, unreadable: resealed.length < outdated.length }
        }),
      )

    const rewriteAll = Effect.fnUntraced(function* <K extends string>(table: SealedTable<K>) {
      const { name, key, contexts } = table
      const columns = Object.keys(contexts)
      const total = { done: 0, unreadable: 0 }
      let after: KeyOf<K> | undefined
      for (;;) {
        const behind = after === undefined ? sql`true` : sql`(${names(key)}) > (${values(key, after)})`
        const { rows } = yield* query(db, port, (q) =>
          sql<KeyOf<K> & Readonly<Record<string, string | null>>>`select ${names([...key, ...columns])}
            from ${sql.table(name)} where ${behind} order by ${names(key)} limit ${batchSize}`.execute(q),
        )
        const outdated = rows.filter((row) =>
          columns.some((column) => row[column] !== null && box.isOutdated(row[column]!)),
        )
        const results = yield* Effect.forEach(outdated, (row) => rewrite(table, row), { concurrency })
        total.done += results.filter(({ done }) => done).length
        total.unreadable += results.filter(({ unreadable }) => unreadable).length
        onProgress((seen += rows.length))
        after = rows.at(-1)
        if (rows.length < batchSize) return total satisfies Reencrypted
      }
    })

    return Effect.gen(function* () {
      return {
        webhooks: yield* rewriteAll(webhooks),
        signingKeys: yield* rewriteAll(signingKeys),
        idempotencyKeys: yield* rewriteAll(idempotencyKeys),
        rateProviders: yield* rewriteAll(rateProviders),
        eInvoicing: [
          yield* rewriteAll(connections),
          yield* rewriteAll(nationalSettings),
          yield* rewriteAll(notificationKeys),
        ].reduce((sum, each) => ({ done: sum.done + each.done, unreadable: sum.unreadable + each.unreadable })),
      }
    })
  }
export type Reencrypt = ReturnType<typeof makeReencrypt>

const names = (columns: readonly string[]) => sql.join(columns.map((column) => sql.id(column)))
const values = <K extends string>(key: readonly K[], at: KeyOf<K>) => sql.join(key.map((column) => at[column]))

const tryOpen = (box: SecretBox, sealed: string, context: string): string | undefined => {
  try {
    return box.open(sealed, context)
  } catch (error) {
    if (error instanceof SecretUnreadable) return undefined
    throw error
  }
}
