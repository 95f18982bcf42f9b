import { Effect } from "effect"
import { makeSystemOrigin, type SystemOriginPorts } from "../organisation/system-origin.ts"
import type { PortUnavailable } from "../shared/errors.ts"
import type { EventBus, TenantOrigin } from "../shared/ports/event-bus.ts"
import type { Message } from "./message.ts"
import type { MessageDoubted, MessagesEvent } from "./messages.events.ts"

export interface TellOutcomePorts extends SystemOriginPorts {
  readonly events: EventBus<MessagesEvent> & EventBus<MessageDoubted, TenantOrigin>
}

/** Publishes the outcome of a message, in the unit of work that stores it (contract Y12). */
export const makeTellOutcome = (ports: TellOutcomePorts) => {
  const originOf = makeSystemOrigin(ports)
  const eventsOf = (message: Message, isLogin: boolean): readonly MessagesEvent[] => {
    const failed = { _tag: "MessageFailed", message, isLogin } as const
    if (message.status === "Failed") return [failed]
    if (message.status !== "Sent") return []
    return [{ _tag: "MessageSent", message }, ...(message.rejected.length === 0 ? [] : [failed])]
  }
  return Effect.fnUntraced(function* (message: Message, isLogin = false): Effect.fn.Return<void, PortUnavailable> {
    if (message.status === "Unknown") return yield* ports.events.publish(message, [{ _tag: "MessageDoubted", message }])
    const events = eventsOf(message, isLogin)
    if (events.length > 0) yield* ports.events.publish(yield* originOf(message), events)
  })
}
