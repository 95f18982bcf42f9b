import type { OpenApiDocument, OpenApiOperation } from "./answer-check.ts"
import type { TestService } from "./service.ts"

/** An operation of the service's own OpenAPI document. */
export interface ListedOperation extends OpenApiOperation {
  /** `POST /Webhooks/{id}/Test` */
  readonly name: string
  readonly method: string
  readonly template: string
  /** Needs an access token. */
  readonly secured: boolean
}

export const readDocument = async ({ anonymous }: Pick<TestService, "anonymous">): Promise<OpenApiDocument> =>
  (await anonymous.get("/openapi.json")).body as OpenApiDocument

export const listOperations = ({ paths }: OpenApiDocument): readonly ListedOperation[] =>
  Object.entries(paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      name: `${method.toUpperCase()} ${template}`,
      method: method.toUpperCase(),
      template,
      secured: operation.security?.length !== 0,
    })),
  )

/** A body each operation takes, by its name. `url` is that of a receiver. */
export const validBodies = (url: string): Readonly<Record<string, Readonly<Record<string, unknown>>>> => ({
  "POST /Webhooks": { url, events: ["InvoicePosted"], description: "A description", webhookStatus: "Enabled" },
  "PATCH /Webhooks/{id}": { url, events: ["InvoicePosted"], description: "Another", webhookStatus: "Enabled" },
  "POST /Webhooks/{id}/Test": { eventType: "InvoicePosted" },
  "POST /Events": {
    eventType: "InvoicePosted",
    data: { amount: 1.1 },
    correlationId: "0197f5c0-0000-7000-8000-000000000001",
    source: "Paywall",
  },
  "PUT /Integrations/AutoInvoice": { companyId: "company", apiKey: "right", isActive: true },
  "PUT /Integrations/NationalEInvoice": { isEnabled: false },
  "POST /Integrations/AutoInvoice/Notifications/{key}": { id: "0197f5c0-0000-7000-8000-000000000001" },
  "POST /TestClock": { advanceSeconds: 0 },
})

/** The path of an operation with one id for every parameter. */
export const pathOf = ({ template }: Pick<ListedOperation, "template">, id: string): string =>
  template.replaceAll(/\{\w+\}/g, id)

/** Whether the operation reads a body: it says how a wrong one is refused. */
export const readsBody = ({ responses }: OpenApiOperation): boolean => responses["415"] !== undefined
