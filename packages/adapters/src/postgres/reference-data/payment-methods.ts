import type { PaymentMethod, paymentMethodFields } from "@svc/domain/reference-data/payment-method"
import type { PaymentMethodList } from "@svc/domain/reference-data/ports/coded-list"
import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { ListSource } from "../base/fetch-list.ts"
import type { Tables } from "../base/tables.gen.ts"
import type { TenantSettings } from "../base/tenant-settings.ts"
import { makeCodedList } from "./make-coded-list.ts"
import { insertNew, owner, stamps } from "./reference-data.ts"

const paymentMethodSource: ListSource<typeof paymentMethodFields> = {
  table: sql`payment_methods`,
  modified: sql`t.modified_at`,
  columns: { one: { id: sql`t.id`, name: sql`t.name` } },
}

export const insertPaymentMethods = (q: Db, scope: Scope, methods: readonly PaymentMethod[], at: Timestamp) =>
  insertNew(
    q,
    "payment_methods",
    methods.map(({ id, name }) => ({ ...owner(scope), id, name, ...stamps(at) })),
  )

export const makePostgresPaymentMethods = (db: Db, settings: TenantSettings): PaymentMethodList =>
  makeCodedList<PaymentMethod>(db, settings, "PaymentMethodList", {
    table: "payment_methods",
    source: paymentMethodSource,
    keys: { Name: "name" },
    read: async (_, rows) => (rows as Selectable<Tables["payment_methods"]>[]).map(({ id, name }) => ({ id, name })),
    insert: insertPaymentMethods,
  })
