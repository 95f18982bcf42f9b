import type { Log } from "@svc/adapters/observability/log"
import type { Middleware } from "koa"

/**
 * Warns once when an untrusted proxy is in front (contract A11): all its callers then have its address and share one
 * limit of failed sign-ins.
 */
export const warnOfProxy = (log: Log): Middleware => {
  let warned = false
  return (context, next) => {
    if (!warned && context.get("x-forwarded-for") !== "") {
      warned = true
      log.warn(
        "X-Forwarded-For arrives and is not trusted: behind a proxy, set SVC_TRUST_PROXY=1, otherwise all callers count as one address",
      )
    }
    return next()
  }
}
