import type { UrlGuard } from "@svc/domain/webhooks/ports/url-guard"
import { Result } from "effect"
import { makeAddressRules } from "./address-rules.ts"
import { parseWebhookUrl } from "./webhook-url.ts"

/** Longest DNS name as text without the final dot, and longest label, in octets (RFC 1035, section 2.3.4). */
const longestName = 253
const longestLabel = 63

/** The reason why no look-up can find a host of this name. The name is in the notation of WHATWG URLs, all ASCII. */
const nameMistake = (hostname: string): string | undefined => {
  const name = hostname.replace(/\.$/, "")
  const labels = name.split(".")
  if (labels.includes("")) return "The URL must name a host without an empty part between its dots"
  if (labels.some((label) => label.length > longestLabel))
    return `The URL must name a host whose parts have at most ${longestLabel} characters each`
  return name.length > longestName
    ? `The URL must name a host of at most ${longestName} characters, in its xn-- form`
    : undefined
}

/**
 * Judges receiver URLs by their text (contract W2, W3). No name is looked up here; the sender does that at every
 * connection.
 *
 * @param allowedNetworks CIDRs opened to webhooks (`SVC_WEBHOOK_ALLOWED_NETWORKS`), empty by default
 * @throws TypeError naming the first entry of `allowedNetworks` that is not a network
 */
export const makeUrlGuard = ({ allowedNetworks }: { readonly allowedNetworks: ReadonlyArray<string> }): UrlGuard => {
  const rules = makeAddressRules({ allowedNetworks })
  return {
    check: (text) => {
      const url = parseWebhookUrl(text)
      if (Result.isFailure(url)) return Result.fail({ text: url.failure })
      const { hostname, hostIsAddress } = url.success
      const impossible = hostIsAddress ? undefined : nameMistake(hostname)
      if (impossible !== undefined) return Result.fail({ text: impossible })
      const closed = url.success.hostIsAddress ? rules.closedAs(url.success.hostname) : undefined
      return closed === undefined
        ? Result.succeed(text)
        : Result.fail({
            text: `The URL must not lead to ${url.success.hostname}, an address closed to webhooks: ${closed}`,
          })
    },
    isProtected: (text) => {
      const url = parseWebhookUrl(text)
      if (Result.isFailure(url)) return false
      const { protocol, hostname, hostIsAddress } = url.success
      return protocol === "https:" || (hostIsAddress && rules.isOpened(hostname))
    },
  }
}
