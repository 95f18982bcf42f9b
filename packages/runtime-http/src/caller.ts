import type { Context } from "koa"
import { BlockList, isIP, isIPv6 } from "node:net"
import type { Caller } from "./operation.ts"

const loopback = new BlockList()
loopback.addSubnet("127.0.0.0", 8, "ipv4")
loopback.addAddress("::1", "ipv6")
loopback.addSubnet("::ffff:127.0.0.0", 104, "ipv6")

/** True when a `Host` header (RFC 9110, section 7.2) names this machine by a loopback name or address. */
const namesLoopback = (host: string): boolean => {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  if (hostname === "localhost" || hostname.endsWith(".localhost")) return true
  const address = hostname.replace(/^\[|\]$/g, "")
  return isIP(address) !== 0 && loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4")
}

/**
 * The caller's address, and whether the request comes from this machine. A request that a local proxy passed on does
 * not (contract Q33): even a proxy that adds no header passes on the public name as `Host`.
 */
export const callerOf = (context: Context): Caller => {
  const peer = context.req.socket.remoteAddress ?? ""
  const passedOn = context.get("x-forwarded-for") !== "" || context.get("forwarded") !== ""
  return {
    address: context.ip,
    isLocal:
      !passedOn &&
      namesLoopback(context.get("host")) &&
      peer !== "" &&
      loopback.check(peer, isIPv6(peer) ? "ipv6" : "ipv4"),
    header: (name) => context.get(name),
  }
}
