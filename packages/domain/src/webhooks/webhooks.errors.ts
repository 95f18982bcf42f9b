import { Schema } from "effect"

/**
 * The webhook is unknown, deleted, or belongs to another tenant or legal entity; the answer is the same for all
 * (contract Q18).
 */
export class WebhookNotFound extends Schema.TaggedError<WebhookNotFound>()("WebhookNotFound", {
  webhookId: Schema.String,
}) {
  override get message() {
    return `There is no webhook ${this.webhookId} in this legal entity.`
  }
}

export class DeliveryNotFound extends Schema.TaggedError<DeliveryNotFound>()("DeliveryNotFound", {
  deliveryId: Schema.String,
}) {
  override get message() {
    return `There is no webhook delivery ${this.deliveryId} in this legal entity.`
  }
}

export class EventNotFound extends Schema.TaggedError<EventNotFound>()("EventNotFound", {
  eventId: Schema.String,
}) {
  override get message() {
    return `There is no event ${this.eventId} in this legal entity.`
  }
}

/** The data of the event was erased, or was larger than the service keeps (contract W52, W53). */
export class EventDataNotKept extends Schema.TaggedError<EventDataNotKept>()("EventDataNotKept", {
  eventId: Schema.String,
  absence: Schema.Literals(["Size", "Erased"]),
}) {
  override get message() {
    return this.absence === "Size"
      ? `The data of event ${this.eventId} was larger than the service keeps.`
      : `The data of event ${this.eventId} was erased.`
  }
}

/** Deliveries of the event expect an attempt, which would send its data (contract W53). */
export class EventAwaited extends Schema.TaggedError<EventAwaited>()("EventAwaited", {
  eventId: Schema.String,
}) {
  override get message() {
    return `A delivery of event ${this.eventId} expects an attempt: wait until it is settled, or delete its webhook.`
  }
}

/** Nothing can be sent to the webhook in its present state (contract W22). */
export class WebhookNotSendable extends Schema.TaggedError<WebhookNotSendable>()("WebhookNotSendable", {
  webhookId: Schema.String,
  state: Schema.Literals(["Disabled", "Deleted"]),
}) {
  override get message() {
    return this.state === "Disabled"
      ? `Webhook ${this.webhookId} is Disabled: enable it first.`
      : `Webhook ${this.webhookId} was deleted: nothing can be sent to it any more.`
  }
}

/** A webhook that is not Disabled cannot be enabled with recoveries (contract W56). */
export class WebhookNotDisabled extends Schema.TaggedError<WebhookNotDisabled>()("WebhookNotDisabled", {
  webhookId: Schema.String,
}) {
  override get message() {
    return `Webhook ${this.webhookId} is Enabled already: start a recovery to send deliveries or missed events.`
  }
}

/** The legal entity has the largest allowed number of webhooks (contract W1). */
export class TooManyWebhooks extends Schema.TaggedError<TooManyWebhooks>()("TooManyWebhooks", {
  most: Schema.Int,
}) {
  override get message() {
    return `This legal entity has the maximum of ${this.most} webhooks: delete one that is no longer needed.`
  }
}

/** No key of this process can decrypt the secrets of the webhook (contract O11). */
export class WebhookSecretsUnreadable extends Schema.TaggedError<WebhookSecretsUnreadable>()(
  "WebhookSecretsUnreadable",
  { webhookId: Schema.String },
) {
  override get message() {
    return `The secrets of webhook ${this.webhookId} cannot be read right now; the operator of the service must fix that.`
  }
}

export class RecoveryNotFound extends Schema.TaggedError<RecoveryNotFound>()("RecoveryNotFound", {
  recoveryId: Schema.String,
}) {
  override get message() {
    return `There is no recovery ${this.recoveryId} in this legal entity.`
  }
}

/** The events after the cursor may have been dropped, or the database lost them (contract W36). */
export class CursorTooOld extends Schema.TaggedError<CursorTooOld>()("CursorTooOld", {
  oldestCursor: Schema.String,
}) {
  override get message() {
    return "Events that follow this cursor are no longer kept: start again with `oldestCursor` or with Start=Now."
  }
}

/** The largest allowed number of readers is waiting already (contract W37). */
export class FeedBusy extends Schema.TaggedError<FeedBusy>()("FeedBusy", {}) {
  override get message() {
    return "Too many readers wait for events: ask without Wait, or later."
  }
}

export class EventConsumerNotFound extends Schema.TaggedError<EventConsumerNotFound>()("EventConsumerNotFound", {
  name: Schema.String,
}) {
  override get message() {
    return `There is no consumer ${this.name} in this legal entity: create it first.`
  }
}

/** The legal entity has the largest allowed number of consumers (contract W38). */
export class TooManyConsumers extends Schema.TaggedError<TooManyConsumers>()("TooManyConsumers", {
  most: Schema.Int,
}) {
  override get message() {
    return `This legal entity has the maximum of ${this.most} consumers: delete one that is no longer needed.`
  }
}

/** The errors of this context that a client can see. */
export type WebhooksError =
  | CursorTooOld
  | DeliveryNotFound
  | EventAwaited
  | EventConsumerNotFound
  | EventDataNotKept
  | EventNotFound
  | FeedBusy
  | RecoveryNotFound
  | TooManyConsumers
  | TooManyWebhooks
  | WebhookNotDisabled
  | WebhookNotFound
  | WebhookNotSendable
  | WebhookSecretsUnreadable
