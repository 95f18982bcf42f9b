import type { OpenBalances } from "@svc/domain/messages/ports/open-balances"
import { decimal } from "@svc/domain/shared/decimal"
import type { InvoiceId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { runPrepared } from "../base/prepared.ts"
import { query } from "../base/transaction.ts"

export const makePostgresOpenBalances =
  (db: Db): OpenBalances =>
  ({ tenantId, legalEntityId }, ids) =>
    Effect.map(
      query(db, "OpenBalances", (q) =>
        runPrepared(
          q,
          sql<{ readonly id: InvoiceId; readonly balance: string }>`select i.id, i.total - i.settled as balance
            from invoices i
            where i.tenant_id = ${tenantId} and i.legal_entity_id = ${legalEntityId}
              and i.id = any(${sql.val(ids)}::uuid[]) and i.status = 'Posted' and i.total > i.settled`,
        ),
      ),
      (rows) => new Map(rows.map(({ id, balance }) => [id, decimal(balance)])),
    )
