import type { CustomFetch } from "openid-client"
import type { Agent } from "undici"
import { Result } from "effect"
import { makeAddressRules } from "../webhook-http/address-rules.ts"
import { makeOpenSocket } from "../webhook-http/open-socket.ts"
import { makeResolveHost } from "../webhook-http/resolve-host.ts"
import { loadUndici } from "../provider-http/undici.ts"
import { parseWebhookUrl } from "../webhook-http/webhook-url.ts"

export interface VettedFetch {
  readonly fetch: CustomFetch
  readonly close: () => Promise<void>
}

const timeoutMs = 10_000
const mostBytes = 1024 * 1024

/**
 * Requests addresses that a tenant configured: only those that webhooks may reach too (contract W3, W18), because the
 * request comes from inside our network. Follows no redirect.
 */
export const makeVettedFetch = (settings: {
  readonly allowedNetworks: readonly string[]
  readonly dnsServers: readonly string[] | undefined
}): VettedFetch => {
  const openSocket = makeOpenSocket({
    rules: makeAddressRules(settings),
    resolveHost: makeResolveHost({ servers: settings.dnsServers }),
  })
  let agent: Agent | undefined
  const options: Agent.Options = {
    connections: 4,
    maxResponseSize: mostBytes,
    allowH2: false,
    connect: ({ protocol, host }, connected) => {
      const url = parseWebhookUrl(`${protocol}//${host}/`)
      if (Result.isFailure(url)) return connected(new Error(url.failure), null)
      openSocket(
        url.success,
        (socket) => connected(null, socket),
        (error) => connected(error, null),
      )
    },
  }
  return {
    fetch: async (url, { body, headers, method, redirect }) => {
      const { Agent, fetch: fetchBy } = await loadUndici()
      agent ??= new Agent(options)
      const answer = await fetchBy(url, {
        method,
        headers,
        redirect,
        dispatcher: agent,
        signal: AbortSignal.timeout(timeoutMs),
        ...(body === undefined || body === null ? {} : { body: body as string }),
      })
      return answer as unknown as Response
    },
    close: async () => agent?.close(),
  }
}
