import type { DunningCampaign } from "@svc/domain/dunning/campaign"
import type { CampaignStore } from "@svc/domain/dunning/ports/campaign-store"
import { type Decimal, printDecimal } from "@svc/domain/shared/decimal"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import type { Db } from "../base/database.ts"
import { column, instant, json, mapping } from "../base/mapping.ts"
import { query } from "../base/transaction.ts"
import { without } from "../base/without.ts"

const port = "CampaignStore"
const table = "dunning_campaigns"

const { selection, toEntity, toRow } = mapping<DunningCampaign, typeof table>({
  tenantId: column("tenant_id"),
  legalEntityId: column("legal_entity_id"),
  id: column("id"),
  name: column("name"),
  isDefault: column("is_default"),
  isEnabled: column("is_enabled"),
  steps: json("steps"),
  minimumBalances: json("minimum_balances"),
  sendHour: column("send_hour"),
  onlyOnWorkdays: column("only_on_workdays"),
  lastRunOn: column("last_run_on"),
  createdAt: instant("created_at"),
  modifiedAt: instant("modified_at"),
})

/** Numbers of JSON are read as decimals, whatever the type of the member says. */
const whole = (value: unknown): number => Number(printDecimal(value as Decimal))

/** A campaign whose days and levels are whole numbers. */
const toCampaign = (row: Readonly<Record<string, unknown>>): DunningCampaign => {
  const campaign = toEntity(row)
  const steps = campaign.steps.map(({ day, level }) => ({ day: whole(day), level: whole(level) }))
  return { ...campaign, steps }
}

const ofEntity = (q: Db, { tenantId, legalEntityId }: Scope) =>
  q
    .selectFrom(`${table} as t`)
    .select(selection)
    .where("t.tenant_id", "=", tenantId)
    .where("t.legal_entity_id", "=", legalEntityId)

export const makePostgresCampaignStore = (db: Db): CampaignStore => {
  const run = (write: (q: Db) => Promise<unknown>) => Effect.asVoid(query(db, port, write))

  return {
    list: (scope, { limit, before }) =>
      Effect.map(
        query(db, port, (q) =>
          ofEntity(q, scope)
            .$if(before !== undefined, (rows) => rows.where("t.id", "<", before!))
            .orderBy("t.id", "desc")
            .limit(limit)
            .execute(),
        ),
        (rows) => rows.map(toCampaign),
      ),
    all: (scope, mode) =>
      Effect.map(
        query(db, port, (q) =>
          ofEntity(q, scope)
            .orderBy("t.id")
            .$if(mode === "hold", (rows) => rows.forUpdate())
            .execute(),
        ),
        (rows) => rows.map(toCampaign),
      ),
    isFollowed: ({ tenantId }, id) =>
      Effect.map(
        query(db, port, (q) =>
          q
            .selectFrom("accounts")
            .select("id")
            .where("tenant_id", "=", tenantId)
            .where("dunning_campaign_id", "=", id)
            .limit(1)
            .executeTakeFirst(),
        ),
        (row) => row !== undefined,
      ),
    insert: (campaign) => run((q) => q.insertInto(table).values(toRow(campaign)).execute()),
    update: (campaign) =>
      run((q) =>
        q
          .updateTable(table)
          .set(without(toRow(campaign), "tenant_id", "legal_entity_id", "id", "created_at", "last_run_on"))
          .where("tenant_id", "=", campaign.tenantId)
          .where("id", "=", campaign.id)
          .execute(),
      ),
    noLongerDefault: ({ tenantId, legalEntityId }) =>
      run((q) =>
        q
          .updateTable(table)
          .set({ is_default: false })
          .where("tenant_id", "=", tenantId)
          .where("legal_entity_id", "=", legalEntityId)
          .where("is_default", "=", true)
          .execute(),
      ),
    setLastRun: ({ tenantId, legalEntityId }, ids, on) =>
      run((q) =>
        q
          .updateTable(table)
          .set({ last_run_on: on })
          .where("tenant_id", "=", tenantId)
          .where("legal_entity_id", "=", legalEntityId)
          .where("id", "in", ids)
          .execute(),
      ),
    remove: ({ tenantId, legalEntityId }, id) =>
      run((q) =>
        q
          .deleteFrom(table)
          .where("tenant_id", "=", tenantId)
          .where("legal_entity_id", "=", legalEntityId)
          .where("id", "=", id)
          .execute(),
      ),
    active: (limit) =>
      Effect.map(
        query(db, port, (q) =>
          q
            .selectFrom(table)
            .distinct()
            .select(["tenant_id", "legal_entity_id"])
            .where("is_enabled", "=", true)
            .limit(limit)
            .execute(),
        ),
        (rows) => rows.map((row) => ({ tenantId: row.tenant_id, legalEntityId: row.legal_entity_id })),
      ),
  }
}
