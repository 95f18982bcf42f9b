import createClient from "openapi-fetch"
import type { components, paths } from "./schema.ts"

/** A first integration that uses only the generated types: a wrong path, member or tag does not compile. */

type EventTag = components["schemas"]["EventTag"]

const { SVC_URL: baseUrl = "", CLIENT_ID: clientId = "", CLIENT_SECRET: secret = "", RECEIVER: url = "" } = process.env
const client = createClient<paths>({ baseUrl })

/** The body of a successful answer. Throws the problem of any other answer. */
const bodyOf = <A>({ data, error, response }: { data?: A; error?: unknown; response: Response }): A => {
  if (data === undefined) throw new Error(`${response.status} ${response.url}: ${JSON.stringify(error)}`)
  return data
}

const token = bodyOf(await client.POST("/auth/v2/token", { body: { clientId, secret } }))
client.use({
  onRequest: ({ request }) => {
    request.headers.set("authorization", `Bearer ${token.access_token}`)
    return request
  },
})

const tags: EventTag[] = ["InvoicePosted", "AccountCreated"]
const webhook = bodyOf(await client.POST("/Webhooks", { body: { url, events: tags } }))
const event = bodyOf(
  await client.POST("/Events", {
    params: { header: { "svc-idempotency-key": "a first event" } },
    body: { eventType: "InvoicePosted", data: { invoiceNumber: "10001", totalAmount: 1250 }, source: "Paywall" },
  }),
)

const deliveryOf = async (eventType: EventTag) => {
  for (let looks = 0; looks < 200; looks += 1) {
    const { data } = bodyOf(
      await client.GET("/Webhooks/{id}/Deliveries", {
        params: { path: { id: webhook.id }, query: { EventType: eventType, Status: "Delivered" } },
      }),
    )
    if (data[0] !== undefined) return data[0]
    await new Promise((resume) => setTimeout(resume, 50))
  }
  throw new Error(`${eventType} was not delivered`)
}
const delivery = await deliveryOf("InvoicePosted")
const { attempts } = bodyOf(await client.GET("/WebhookDeliveries/{id}", { params: { path: { id: delivery.id } } }))

const account = bodyOf(await client.POST("/Accounts", { body: { name: "Customer AB", currency: "SEK" } }))
await deliveryOf("AccountCreated")
const generated = bodyOf(
  await client.POST("/Invoices/onAccountInvoice", {
    body: {
      account: account.accountNumber,
      currency: "SEK",
      invoiceDate: "2026-01-15",
      invoiceAction: "CreateDraftAndPostInvoice",
      invoiceLines: [
        { productName: "Plan", price: 68.33, quantity: 1, unitOfMeasure: "C62", recognizedRevenueAccount: "3000" },
      ],
    },
  }),
)
// A preview has no id, because nothing is stored.
const generatedId = "id" in generated ? generated.id : ""
const invoice = bodyOf(await client.GET("/Invoices/{id}", { params: { path: { id: generatedId } } }))

// A list without parameters, and one page of a list.
const invoices = bodyOf(await client.GET("/Invoices"))
const posted = bodyOf(
  await client.GET("/Invoices", { params: { query: { Filter: "status eq 'Posted'", PageNumber: 1, PageSize: 5 } } }),
)
const refused = await client.GET("/Invoices/{id}", { params: { path: { id: webhook.id } } })

console.log(
  JSON.stringify({
    event: event.id,
    delivered: delivery.eventId,
    answered: attempts.map(({ status }) => status),
    invoice: { number: invoice.invoiceNumber, date: invoice.invoiceDate, status: invoice.status },
    invoices: "totalCount" in invoices ? invoices.data.map(({ id }) => id === generatedId) : "no page",
    posted: "totalCount" in posted ? [posted.totalCount, posted.pageSize] : "no page",
    refused: refused.error !== undefined && "type" in refused.error ? refused.error.type : refused.response.status,
  }),
)
