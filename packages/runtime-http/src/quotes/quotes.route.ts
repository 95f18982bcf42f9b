import { convertedQuoteBody, quoteBody, quoteFields } from "@svc/domain/quotes/quote-body"
import type { Quotes } from "@svc/domain/quotes/quotes"
import type { QuoteId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { file } from "../file-answer.ts"
import { makeListOperation } from "../list-operation.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { oneSpelling } from "../orders/one-spelling.ts"
import { isPreview, previewable } from "../preview.ts"
import { resource } from "../resource.ts"
import { idParameter } from "../shapes.ts"
import * as requests from "./quote-requests.schema.ts"
import * as schemas from "./quotes.schema.ts"

const tag = "Quotes"
const path = "/Quotes"
const one = "/Quotes/{id}"

const quoteResource = resource({ schema: schemas.Quote, fields: quoteFields, body: quoteBody })

export interface QuotesDoor {
  readonly quotes: Quotes
  readonly baseUrl: string
}

/** Quotes (contract U1 to U9). */
export const quoteOperations = ({ quotes, baseUrl }: QuotesDoor): readonly AnyOperation[] => {
  const params = idParameter<QuoteId>()
  const none = { 404: { description: "No such quote" } }
  const answers = { 200: { description: "The quote after the change", schema: quoteResource.schema }, ...none }

  return [
    makeListOperation(baseUrl)({
      path,
      tag,
      need: "quotes:read",
      summary: "Get quotes",
      resource: quoteResource,
      list: ({ scope }, request) => quotes.list(scope, request),
    }),

    apiOperation({
      method: "post",
      path,
      tag,
      need: "quotes:write",
      transaction: "idempotent",
      summary: "Create a quote",
      description:
        "For a new order, or with `quoteType` Change for a change of `changeOrder`. Its prices stay when the catalogue changes. Raises QuoteCreated.",
      body: requests.CreateQuoteRequest,
      ...previewable,
      answers: {
        201: { description: "Created", schema: quoteResource.schema },
        200: { description: "In a preview: the quote that would be created", schema: quoteResource.schema },
      },
      handle: ({ origin }, { body, query }) =>
        Effect.map(
          Effect.flatMap(oneSpelling(body), (request) => quotes.create(origin, request)),
          isPreview(query) ? quoteResource.ok : quoteResource.created,
        ),
    }),

    apiOperation({
      method: "post",
      path: `${path}/convertToOrder`,
      tag,
      need: "quotes:write",
      needsToo: "orders:write",
      transaction: "idempotent",
      summary: "Convert a quote",
      description:
        "Makes the order, or changes the subscription, at the prices of a valid Open quote, which becomes ClosedWon. A Prospect becomes a Customer. Raises QuoteConverted and events of the order.",
      body: requests.ConvertQuoteToOrderRequest,
      ...previewable,
      answers: { 200: { description: "The quote and its order", schema: schemas.QuoteConverted } },
      handle: ({ origin }, { body }) =>
        Effect.map(quotes.convert(origin, body), ({ quote, order }) => ({
          status: 200,
          body: convertedQuoteBody(quote, order),
        })),
    }),

    apiOperation({
      method: "get",
      path: `${one}/PDF`,
      tag,
      need: "quotes:read",
      transaction: "outside",
      summary: "Get the PDF of a quote",
      params,
      answers: { 200: { description: "The document", type: "application/pdf" }, ...none },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(quotes.pdf(scope, id), ({ name, content }) => file(`${name}.pdf`, "application/pdf", content)),
    }),

    apiOperation({
      method: "get",
      path: one,
      tag,
      need: "quotes:read",
      summary: "Get a quote",
      tagsWhole: true,
      params,
      answers,
      handle: ({ scope }, { params: { id } }) => Effect.map(quotes.get(scope, id), quoteResource.ok),
    }),

    apiOperation({
      method: "patch",
      path: one,
      tag,
      need: "quotes:write",
      summary: "Change a quote",
      description:
        "A merge patch (RFC 7396) that replaces the given members, `products` as a whole, and adds 1 to `version`. Only an Open quote can be changed. Raises QuoteEdited.",
      params,
      body: requests.UpdateQuoteRequest,
      ...previewable,
      answers,
      handle: ({ origin }, { params: { id }, body }) =>
        Effect.map(
          Effect.flatMap(oneSpelling(body), (request) => quotes.change(origin, id, request)),
          quoteResource.ok,
        ),
    }),

    apiOperation({
      method: "post",
      path: `${one}/Close`,
      tag,
      need: "quotes:write",
      transaction: "idempotent",
      summary: "Close a quote",
      description: "An Open quote becomes ClosedLost. Raises QuoteEdited.",
      params,
      answers,
      handle: ({ origin }, { params: { id } }) => Effect.map(quotes.close(origin, id), quoteResource.ok),
    }),

    apiOperation({
      method: "delete",
      path: one,
      tag,
      need: "quotes:write",
      summary: "Delete a quote",
      description: "Only an Open quote can be deleted.",
      params,
      answers: { 200: { description: "Deleted" }, ...none },
      handle: ({ scope }, { params: { id } }) => Effect.as(quotes.delete(scope, id), { status: 200 }),
    }),
  ]
}
