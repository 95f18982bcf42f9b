import type { DeliveryLane } from "@svc/domain/webhooks/delivery"
import type { Queue } from "pg-boss"

/** The queue name of each lane of deliveries, used in notifications and metrics beside the queues of jobs. */
export const laneQueues: { readonly [L in DeliveryLane]: string } = {
  first: "webhooks-first",
  retry: "webhooks-retry",
}

/** How a queue treats its jobs. */
export type QueuePolicy = Omit<Queue, "name">

const tenYears = 10 * 365 * 24 * 60 * 60
/** PostgreSQL's largest integer: the queue never gives up such a job; only our rules do. */
const always = 2_147_483_647

/** A job that is retried about twenty times. */
export const background: QueuePolicy = {
  notify: true,
  retryLimit: 20,
  retryBackoff: true,
  retryDelay: 1,
  retryDelayMax: 300,
  retentionSeconds: tenYears,
}

/** A job that must not get lost, whatever fails; when its worker dies, another takes it within a minute. */
export const lasting: QueuePolicy = { ...background, retryLimit: always, heartbeatSeconds: 60 }
/** Only one job with the same key waits. */
export const once: QueuePolicy = { ...lasting, policy: "short" }

/** The queues of a context, each with its policy. A job without a policy does not compile. */
export type QueuesOf<Jobs> = { readonly [N in keyof Jobs & string]: QueuePolicy }
