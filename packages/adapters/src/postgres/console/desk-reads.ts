import type { DeskReads } from "@svc/domain/console/ports/desk-reads"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"
import { findText } from "./find.ts"
import { readMoney } from "./money.ts"
import { readRenewals } from "./renewals.ts"
import { readStanding } from "./standing.ts"

const port = "DeskReads"

export const makePostgresDeskReads = (db: Db): DeskReads => ({
  standing: (reader) => query(db, port, (q) => readStanding(q, reader)),
  money: (scope, today) => query(db, port, (q) => readMoney(q, scope, today)),
  renewals: (scope, today) => query(db, port, (q) => readRenewals(q, scope, today)),
  find: (tenantId, text, kinds) => query(db, port, (q) => findText(q, tenantId, text, kinds)),
})
