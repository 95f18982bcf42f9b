import type { DeliveryLane } from "@svc/domain/webhooks/delivery"
import type { JobName } from "@svc/domain/shared/ports/job-queue"
import type { Queue } from "pg-boss"

/** What a lane of the queue of deliveries is called beside the queues of jobs, when it notifies and is counted. */
export const laneQueues: { readonly [L in DeliveryLane]: string } = {
  first: "webhooks-first",
  retry: "webhooks-retry",
}

const tenYears = 10 * 365 * 24 * 60 * 60
/** PostgreSQL's largest integer: a delivery is never given up by the queue, only by the rules. */
const always = 2_147_483_647

const background = (name: JobName): Queue => ({
  name,
  notify: true,
  retryLimit: 20,
  retryBackoff: true,
  retryDelay: 1,
  retryDelayMax: 300,
  retentionSeconds: tenYears,
})

/** A job that must not get lost whatever fails; when its worker dies it is taken up again within a minute. */
const lasting = (name: JobName): Queue => ({ ...background(name), retryLimit: always, heartbeatSeconds: 60 })
/** Of those with one key only one waits. */
const once = (name: JobName): Queue => ({ ...lasting(name), policy: "short" })

/** Every queue of jobs; made by `migrate`. */
export const queues: readonly Queue[] = [
  background("webhooks-recover"),
  background("housekeeping"),
  background("rates-due"),
  // An import of decades takes minutes; one whose worker died is taken up again within a minute.
  { ...background("rates-import"), expireInSeconds: 3600, heartbeatSeconds: 60 },
  lasting("einvoices-invoice-posted"),
  once("einvoices-attempt"),
  once("einvoices-status-polling"),
  once("einvoices-sync"),
  background("einvoices-reconcile"),
]
