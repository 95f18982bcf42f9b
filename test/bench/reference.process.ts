import { makeIdSource } from "@svc/adapters/crypto/id-source"
import { Router } from "@koa/router"
import Koa from "koa"
import { text } from "node:stream/consumers"
import type { AddressInfo } from "node:net"
import { Pool } from "pg"

// Measures bare Koa and pg on this machine with the statements of the service: without token, checks of requests,
// row-level security and log. A read runs outside a transaction.

const [url = "", tenant = "", entity = "", user = ""] = process.argv.slice(2)
const pool = new Pool({ connectionString: url, max: 20, options: "-c search_path=svc -c timezone=UTC" })
const ids = makeIdSource(Date.now)
const scope = [tenant, entity]
const router = new Router()

router.get("/Webhooks/:id", async (context) => {
  const { rows } = await pool.query(
    "select * from webhooks where tenant_id = $1 and legal_entity_id = $2 and deleted_at is null and id = $3",
    [...scope, context["params"]["id"]],
  )
  const { id, url: address, subscriptions, token_sealed: token, description, status } = rows[0]
  const events = (subscriptions as readonly { readonly spelling: string }[]).map(({ spelling }) => spelling)
  context.body = { id, url: address, events, token, description, webhookStatus: status }
})

router.get("/Invoices", async (context) => {
  const counted = await pool.query(
    "select count(*) as n from invoices as t where t.tenant_id = $1 and t.legal_entity_id = $2 and true",
    scope,
  )
  const page = await pool.query<{ id: string }>(
    `select t.id from invoices as t where t.tenant_id = $1 and t.legal_entity_id = $2 and true
     order by t.id asc limit $3 offset $4`,
    [...scope, 20, 0],
  )
  const found = page.rows.map(({ id }) => id)
  const heads = await pool.query(
    `select t.*, (select jsonb_build_object('id', a.id, 'accountNumber', a.account_number, 'name', a.name,
        'externalERPId', a.external_erp_id, 'externalCRMId', a.external_crm_id)
        from accounts a where a.tenant_id = t.tenant_id and a.id = t.account_id) as account,
      (select jsonb_build_object('number', c.invoice_number, 'invoiceDate', c.invoice_date)
        from invoices c where c.tenant_id = t.tenant_id and c.id = t.credited_invoice_id) as credited,
      coalesce((select max(l.number) from invoice_lines l
        where l.tenant_id = t.tenant_id and l.invoice_id = t.id), 0) as last_line
     from invoices t where t.tenant_id = $1 and t.legal_entity_id = $2 and t.id = any($3::uuid[])`,
    [...scope, found],
  )
  const lines = await pool.query<{ invoice_id: string }>(
    "select * from invoice_lines where tenant_id = $1 and invoice_id = any($2::uuid[]) order by invoice_id, number",
    [tenant, found],
  )
  const byInvoice = Map.groupBy(lines.rows, ({ invoice_id: of }) => of)
  context.body = {
    totalCount: Number(counted.rows[0].n),
    data: heads.rows.map((head) => ({ ...head, lines: byInvoice.get(head.id) ?? [] })),
  }
})

router.post("/Events", async (context) => {
  const body = JSON.parse(await text(context.req)) as { readonly eventType: string; readonly data: object }
  const [id, delivery, now] = [ids.next(), ids.next(), new Date()]
  const client = await pool.connect()
  try {
    await client.query("begin")
    const listeners = await client.query<{ id: string }>(
      `select id, subscriptions, congested from webhooks where tenant_id = $1 and legal_entity_id = $2
        and deleted_at is null and status = 'Enabled' and tags && $3::text[]`,
      [...scope, [body.eventType]],
    )
    await client.query(
      `insert into events (tenant_id, legal_entity_id, id, tag, triggered_by, raised_at, is_test, envelope, search_keys)
       values ($1, $2, $3, $4, $5, $6, false, $7, search_keys($2::uuid, $8::text[]))`,
      [...scope, id, body.eventType, user, now, JSON.stringify({ Data: body.data }), Object.values(body.data)],
    )
    for (const listener of listeners.rows) {
      await client.query(
        `insert into webhook_deliveries (tenant_id, legal_entity_id, id, webhook_id, event_id, event_type, tag, is_test,
          created_at, state, attempt_count, next_attempt_at, manual)
         values ($1, $2, $3, $4, $5, $6, $6, false, $7, 'Pending', 0, $7, false)`,
        [...scope, delivery, listener.id, id, body.eventType, now],
      )
      await client.query(
        `insert into delivery_queue (tenant_id, delivery_id, webhook_id, lane, priority, due_at)
         values ($1, $2, $3, 'first', 0, $4)`,
        [tenant, delivery, listener.id, now],
      )
    }
    await client.query("commit")
  } finally {
    client.release()
  }
  context.status = 201
  context.body = { id, eventType: body.eventType, created: now, deliveries: [{ id: delivery }] }
})

const server = new Koa().use(router.routes()).listen(0, "127.0.0.1")
server.on("listening", () => process.send?.((server.address() as AddressInfo).port))
process.on("disconnect", () => process.exit())
