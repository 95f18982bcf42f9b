import { Effect } from "effect"
import { Type } from "typebox"
import { NothingHere } from "../invalid-request.ts"
import { type AnyOperation, openOperation } from "../operation.ts"
import type { EInvoicingDoor } from "./e-invoices.route.ts"
import { closed, ProblemDetails } from "../shapes.ts"

/** The largest notification, in bytes: it only names a document and its new state (contract E31). */
const maxNotificationBytes = 64 * 1024

/** The address to which the network provider sends notifications (contract E31). */
export const providerNotificationOperations = ({ eInvoicing }: EInvoicingDoor): readonly AnyOperation[] => {
  return [
    openOperation({
      open: true,
      method: "post",
      path: "/Integrations/AutoInvoice/Notifications/{key}",
      tag: "Integrations",
      summary: "Receive a notification from the e-invoicing network provider",
      description:
        "The notification is only a hint: the service then reads the named invoice from the provider. The answer is the same for known and unknown invoices.",
      bodyType: "json",
      maxBodyBytes: maxNotificationBytes,
      params: closed({ key: Type.String({ minLength: 1, maxLength: 200 }) }),
      body: Type.Object({}, { additionalProperties: true, title: "ProviderNotification" }),
      answers: {
        200: { description: "Taken" },
        400: { description: "Not a JSON object", schema: ProblemDetails },
        404: { description: "No such address" },
      },
      exists: ({ key }) => eInvoicing.hasNotificationKey(key),
      handle: ({ params: { key }, body }) =>
        Effect.flatMap(eInvoicing.receiveNotification(key, body as Readonly<Record<string, unknown>>), (isKnown) =>
          isKnown ? Effect.succeed({ status: 200 }) : Effect.fail(new NothingHere()),
        ),
    }),
  ]
}
