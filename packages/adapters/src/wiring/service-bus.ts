import type { NoticeableEvent } from "@svc/domain/notifications/notices"
import type { EventBus, TenantOrigin } from "@svc/domain/shared/ports/event-bus"
import type { BusinessEvent } from "@svc/domain/webhooks/business-events"

/** The one bus of the service, typed for its publishers. */
export type ServiceBus = EventBus<BusinessEvent> & EventBus<NoticeableEvent, TenantOrigin>
