import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import { Effect } from "effect"
import { Type } from "typebox"
import { NothingHere } from "../../invalid-request.ts"
import { type AnyOperation, openOperation } from "../../operation.ts"
import { closed, ProblemDetails } from "../../schemas/shapes.ts"

/** Where the network provider says that something happened (decisions E7, A10). */
export const providerNotificationOperations = (container: Graph): readonly AnyOperation[] => {
  const receive = resolve(container, "ReceiveNotification")
  return [
    openOperation({
      open: true,
      method: "post",
      path: "/Integrations/AutoInvoice/Notifications/{key}",
      tag: "Integrations",
      summary: "Take a notification of the e-invoicing network provider",
      description:
        "A hint only: the invoice it names is read anew. Invoices that are known and that are not get the same answer.",
      bodyType: "json",
      params: closed({ key: Type.String({ minLength: 1, maxLength: 200 }) }),
      body: Type.Object({}, { additionalProperties: true, title: "ProviderNotification" }),
      answers: {
        200: { description: "Taken" },
        400: { description: "Not a JSON object", schema: ProblemDetails },
        404: { description: "No such address" },
      },
      handle: ({ params: { key }, body }) =>
        Effect.flatMap(receive(key, body as Readonly<Record<string, unknown>>), (isKnown) =>
          isKnown ? Effect.succeed({ status: 200 }) : Effect.fail(new NothingHere()),
        ),
    }),
  ]
}
