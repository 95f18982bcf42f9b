import { given } from "@svc/domain/shared/given"
import {
  type CustomFieldConfiguration,
  type customFieldConfigurationFields,
} from "@svc/domain/custom-fields/custom-field"
import type { CustomFieldStore } from "@svc/domain/custom-fields/ports/custom-field-store"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { fetchIds, inOrder, type ListSource } from "../base/fetch-list.ts"
import { listQuery } from "../base/list-time.ts"
import { changeSettings, type TenantSettings } from "../base/tenant-settings.ts"
import { query } from "../base/transaction.ts"

const port = "CustomFieldStore"

const source: ListSource<typeof customFieldConfigurationFields> = {
  table: sql`custom_field_configurations`,
  modified: sql`t.modified_at`,
  columns: {
    one: {
      id: sql`t.id`,
      key: sql`t.key`,
      name: sql`t.name`,
      entity: sql`t.entity`,
      fieldType: sql`t.field_type`,
      defaultValue: sql`t.default_value`,
    },
  },
}

const toConfiguration = (row: Selectable<Tables["custom_field_configurations"]>): CustomFieldConfiguration => ({
  id: row.id,
  entity: row.entity as CustomFieldConfiguration["entity"],
  key: row.key,
  name: row.name,
  fieldType: row.field_type as CustomFieldConfiguration["fieldType"],
  ...given({
    defaultValue: row.default_value,
    typeEntity: row.type_entity as NonNullable<CustomFieldConfiguration["typeEntity"]> | null,
  }),
})

const columns = (configuration: CustomFieldConfiguration) => ({
  name: configuration.name,
  default_value: configuration.defaultValue ?? null,
})

export const makePostgresCustomFieldStore = (db: Db, settings: TenantSettings): CustomFieldStore => {
  const all = (q: Db, { tenantId, legalEntityId }: Scope) =>
    q
      .selectFrom("custom_field_configurations")
      .selectAll()
      .where("tenant_id", "=", tenantId)
      .where("legal_entity_id", "=", legalEntityId)
  const findWith =
    (lock: boolean): CustomFieldStore["find"] =>
    (scope, by) =>
      Effect.map(
        query(db, port, (q) => {
          const one =
            "id" in by
              ? all(q, scope).where("id", "=", by.id)
              : all(q, scope).where("entity", "=", by.entity).where("key", "=", by.key)
          return (lock ? one.forUpdate() : one).executeTakeFirst()
        }),
        (row) => row && toConfiguration(row),
      )
  return {
    insert: (scope, configuration, at) =>
      Effect.map(
        changeSettings(db, port, (q) =>
          q
            .insertInto("custom_field_configurations")
            .values({
              tenant_id: scope.tenantId,
              legal_entity_id: scope.legalEntityId,
              id: configuration.id,
              entity: configuration.entity,
              key: configuration.key,
              field_type: configuration.fieldType,
              type_entity: configuration.typeEntity ?? null,
              created_at: new Date(at),
              modified_at: new Date(at),
              ...columns(configuration),
            })
            .onConflict((conflict) => conflict.doNothing())
            .returning("id")
            .executeTakeFirst(),
        ),
        (row) => row !== undefined,
      ),

    update: ({ tenantId }, configuration, at) =>
      Effect.asVoid(
        changeSettings(db, port, (q) =>
          q
            .updateTable("custom_field_configurations")
            .set({ ...columns(configuration), modified_at: new Date(at) })
            .where("tenant_id", "=", tenantId)
            .where("id", "=", configuration.id)
            .execute(),
        ),
      ),

    find: findWith(false),
    findForUpdate: findWith(true),

    forEntity: (scope, entity) =>
      settings.remember(
        scope.tenantId,
        `custom fields ${scope.legalEntityId} ${entity}`,
        Effect.map(
          query(db, port, (q) => all(q, scope).where("entity", "=", entity).orderBy("key").execute()),
          (rows) => rows.map(toConfiguration),
        ),
      ),

    list: (scope, request) =>
      listQuery(db, port, async (q) => {
        const { items, total } = await fetchIds(q, source as ListSource, scope, request)
        const rows = items.length === 0 ? [] : await all(q, scope).where("id", "in", items).execute()
        return { items: inOrder(items, rows).map(toConfiguration), total }
      }),
  }
}
