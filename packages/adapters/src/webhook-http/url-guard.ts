import type { UrlGuard } from "@svc/domain/webhooks/ports/url-guard"
import { Result } from "effect"
import { makeAddressRules } from "./address-rules.ts"
import { parseWebhookUrl } from "./webhook-url.ts"

/**
 * Judges receiver URLs by their text (contract W2, W3). No name is looked up here; the sender does that at every
 * connection.
 *
 * @param allowedNetworks CIDRs opened to webhooks (`SVC_WEBHOOK_ALLOWED_NETWORKS`), empty by default
 * @throws TypeError naming the first entry of `allowedNetworks` that is no network
 */
export const makeUrlGuard = ({ allowedNetworks }: { readonly allowedNetworks: ReadonlyArray<string> }): UrlGuard => {
  const rules = makeAddressRules({ allowedNetworks })
  return {
    check: (text) => {
      const url = parseWebhookUrl(text)
      if (Result.isFailure(url)) return Result.fail({ text: url.failure })
      const closed = url.success.hostIsAddress ? rules.closedAs(url.success.hostname) : undefined
      return closed === undefined
        ? Result.succeed(text)
        : Result.fail({
            text: `The URL must not lead to ${url.success.hostname}, an address closed to webhooks: ${closed}`,
          })
    },
  }
}
