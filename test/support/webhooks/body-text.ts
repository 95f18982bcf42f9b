import type { WebhookRequest } from "@svc/domain/webhooks/ports/webhook-sender"

/** The body of a request as text, as its receiver reads it. */
export const bodyText = ({ body }: Pick<WebhookRequest, "body">): string =>
  typeof body === "string" ? body : Buffer.concat(body.map((part) => Buffer.from(part))).toString("utf8")
