import { invitationLink } from "../../packages/adapters/src/config/console-links.ts"
import { runLine } from "../../packages/adapters/src/installation/command-lines.ts"
import type { Worker } from "../../packages/runtime-worker/src/worker.ts"

const name = "Demonstration"

/**
 * Prints the address of the service. In an empty database, makes a tenant to try things out with, and prints how to use
 * it.
 */
export const welcome = async (
  { runtime: { runOrThrow }, identity, organisation, people }: Worker["operator"],
  port: number,
  receiverUrl: string | undefined,
  say: (line: string) => void,
): Promise<void> => {
  const base = `http://localhost:${port}`
  say(`\nsvc is ready at ${base}   interface: ${base}/docs   stop with Ctrl-C`)
  if (receiverUrl !== undefined)
    say(`A receiver to try webhooks out with listens at ${receiverUrl} and prints here what it gets.`)

  const tenants = await runOrThrow(organisation.tenants)
  if (tenants.length > 0) {
    say(`New credentials:  ${runLine} tokens create --tenant ${tenants[0]!.id} --name "my token"`)
    return
  }

  const legalEntities = [{ name: `${name} AB`, baseCurrency: "SEK", country: "SE" }]
  const made = await runOrThrow(organisation.createTenant({ name, legalEntities }))
  const { tenant, user } = made
  const invited = await runOrThrow(people.inviteAgain(tenant.id, user.id, undefined))
  const { token, secret } = await runOrThrow(
    identity.createPersonalToken({ tenantId: tenant.id, name: "shown at the first start" }),
  )
  say(`
The database was empty, so a demonstration tenant was created. Sign in by this link, which works once within 72 hours:
  ${invitationLink(base, invited.secret)}

Credentials for programs, shown only now:
  client id  ${token.clientId}
  secret     ${secret}

Get a token, register a webhook, raise an event:
  TOKEN=$(curl -s ${base}/auth/v2/token -H 'content-type: application/json' -d '{"clientId":"${token.clientId}","secret":"${secret}"}' | sed -E 's/.*"access_token":"([^"]+)".*/\\1/')
  curl -s ${base}/Webhooks -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' -d '{"url":"${receiverUrl ?? "https://example.com/hook"}","events":["InvoicePosted"]}'
  curl -s ${base}/Events -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' -d '{"eventType":"InvoicePosted","data":{"invoiceNumber":"10001","totalAmount":1250.00}}'
and see what was sent and answered:
  curl -s ${base}/WebhookDeliveries -H "authorization: Bearer $TOKEN"`)
}
