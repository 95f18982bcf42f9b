import type { RevenueRecognitionRuleList } from "@svc/domain/reference-data/ports/coded-list"
import type {
  RevenueRecognitionRule,
  revenueRecognitionRuleFields,
} from "@svc/domain/reference-data/revenue-recognition-rule"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { ListSource } from "../base/fetch-list.ts"
import type { Tables } from "../base/tables.gen.ts"
import type { TenantSettings } from "../base/tenant-settings.ts"
import { makeCodedList } from "./make-coded-list.ts"
import { insertNew, owner, stamps } from "./reference-data.ts"

const source: ListSource<typeof revenueRecognitionRuleFields> = {
  table: sql`revenue_recognition_rules`,
  modified: sql`t.modified_at`,
  columns: {
    one: {
      id: sql`t.id`,
      name: sql`t.name`,
      distribution: sql`t.distribution`,
      upfrontPercent: sql`t.upfront_percent`,
    },
  },
}

const toRule = (row: Selectable<Tables["revenue_recognition_rules"]>): RevenueRecognitionRule => ({
  id: row.id,
  name: row.name,
  distribution: row.distribution,
  ...(row.upfront_percent === null ? {} : { upfrontPercent: decimal(row.upfront_percent) }),
})

export const insertRevenueRecognitionRules = (
  q: Db,
  scope: Scope,
  rules: readonly RevenueRecognitionRule[],
  at: Timestamp,
) =>
  insertNew(
    q,
    "revenue_recognition_rules",
    rules.map(({ id, name, distribution, upfrontPercent }) => ({
      ...owner(scope),
      id,
      name,
      distribution,
      upfront_percent: upfrontPercent === undefined ? null : printDecimal(upfrontPercent),
      ...stamps(at),
    })),
  )

export const makePostgresRevenueRecognitionRules = (db: Db, settings: TenantSettings): RevenueRecognitionRuleList =>
  makeCodedList<RevenueRecognitionRule>(db, settings, "RevenueRecognitionRuleList", {
    table: "revenue_recognition_rules",
    source,
    keys: { Name: "name" },
    read: async (_, rows) => (rows as Selectable<Tables["revenue_recognition_rules"]>[]).map(toRule),
    insert: insertRevenueRecognitionRules,
  })
