import { type CountHoursPorts, makeCountHours } from "./use-cases/count-hours.ts"
import { type HoldReceiversPorts, makeHoldReceivers } from "./use-cases/hold-receivers.ts"
import { makeParkBacklog, type ParkBacklogPorts } from "./use-cases/park-backlog.ts"
import { makeProbeReceiver, type ProbeReceiverPorts } from "./use-cases/probe-receiver.ts"
import { makePurgeLog, type PurgeLogPorts } from "./use-cases/purge-log.ts"
import { makeRecordAttempts, type RecordAttemptsPorts } from "./use-cases/record-attempts.ts"
import { makeRunRecovery, type RunRecoveryPorts } from "./use-cases/run-recovery.ts"
import { makeSetAside, type SetAsidePorts } from "./use-cases/set-aside.ts"
import { makeSettleRecovery, type SettleRecoveryPorts } from "./use-cases/settle-recovery.ts"
import {
  type EndPermittedPorts,
  makeEndPermitted,
  makeTakePermitted,
  type TakePermittedPorts,
} from "./use-cases/take-permitted.ts"
import { makeTellUnusedConsumers, type TellUnusedConsumersPorts } from "./use-cases/tell-unused-consumers.ts"
import { makeUnparkDeliveries, type UnparkDeliveriesPorts } from "./use-cases/unpark-deliveries.ts"
import { makeWatchWebhooks, type WatchWebhooksPorts } from "./use-cases/watch-webhooks.ts"

export interface DeliveryWorkPorts
  extends
    CountHoursPorts,
    EndPermittedPorts,
    HoldReceiversPorts,
    ParkBacklogPorts,
    ProbeReceiverPorts,
    PurgeLogPorts,
    RecordAttemptsPorts,
    RunRecoveryPorts,
    SetAsidePorts,
    SettleRecoveryPorts,
    TakePermittedPorts,
    TellUnusedConsumersPorts,
    UnparkDeliveriesPorts,
    WatchWebhooksPorts {}

/** The operations of the worker on the deliveries and consumers of all tenants. The interface does not offer them. */
export const makeDeliveryWork = (ports: DeliveryWorkPorts) => ({
  recordAttempts: makeRecordAttempts(ports),
  setAside: makeSetAside(ports),
  holdReceivers: makeHoldReceivers(ports),
  probeReceiver: makeProbeReceiver(ports),
  takePermitted: makeTakePermitted(ports),
  endPermitted: makeEndPermitted(ports),
  parkBacklog: makeParkBacklog(ports),
  unparkDeliveries: makeUnparkDeliveries(ports),
  watchWebhooks: makeWatchWebhooks(ports),
  runRecovery: makeRunRecovery(ports),
  settleRecovery: makeSettleRecovery(ports),
  purgeLog: makePurgeLog(ports),
  countHours: makeCountHours(ports),
  tellUnusedConsumers: makeTellUnusedConsumers(ports),
})
export type DeliveryWork = ReturnType<typeof makeDeliveryWork>

export { mostParkedAtOnce } from "./use-cases/park-backlog.ts"
export type { MadeAttempt, RecordedAttempt } from "./use-cases/record-attempts.ts"
export type { ClaimsAside } from "./use-cases/set-aside.ts"
