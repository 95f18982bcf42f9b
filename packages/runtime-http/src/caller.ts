import type { Context } from "koa"
import { BlockList, isIPv6 } from "node:net"
import type { Caller } from "./operation.ts"

const loopback = new BlockList()
loopback.addSubnet("127.0.0.0", 8, "ipv4")
loopback.addAddress("::1", "ipv6")
loopback.addSubnet("::ffff:127.0.0.0", 104, "ipv6")

/**
 * The caller's address, and whether the request comes from this machine: one that a proxy here passed on does not
 * (contract Q33).
 */
export const callerOf = (context: Context): Caller => {
  const peer = context.req.socket.remoteAddress ?? ""
  const passedOn = context.get("x-forwarded-for") !== "" || context.get("forwarded") !== ""
  return {
    address: context.ip,
    isLocal: !passedOn && peer !== "" && loopback.check(peer, isIPv6(peer) ? "ipv6" : "ipv4"),
    header: (name) => context.get(name),
  }
}
