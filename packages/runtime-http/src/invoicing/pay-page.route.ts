import type { Invoicing } from "@svc/domain/invoicing/invoicing"
import type { InvoiceId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { Type } from "typebox"
import type { ApiError } from "../api-error.ts"
import { file } from "../file-answer.ts"
import { type AnyOperation, openOperation, type Reply } from "../operation.ts"
import { closed } from "../shapes.ts"
import { languageFor } from "./pay-page-words.ts"
import { goneHtml, pageHeaders, payPageHtml } from "./pay-page.ts"

const tag = "Invoices"
const path = "/pay/{token}"
const Token = Type.String()

export interface PayPageDoor {
  readonly invoicing: Invoicing
  readonly eInvoicing: {
    readonly preview: (
      scope: Scope,
      id: InvoiceId,
    ) => Effect.Effect<{ readonly number: string; readonly bytes: Uint8Array }, ApiError>
  }
}

const html = (status: number, data: string): Reply => ({
  status,
  content: { type: "text/html; charset=utf-8", data },
  headers: pageHeaders,
})

/** Unknown, revoked and expired links all give this answer, so that nobody learns which links there were. */
const gone = (accepted: string) => html(404, goneHtml(languageFor(undefined, accepted)))

/** The page of an invoice for the customer, without a script, and its files (contract I43). */
export const payPageOperations = ({ invoicing, eInvoicing }: PayPageDoor): readonly AnyOperation[] => [
  openOperation({
    open: true,
    method: "get",
    path,
    tag,
    summary: "Show the page of an invoice",
    description: "Needs no access token: a link or an e-mail has this address.",
    bodyType: "none",
    params: closed({ token: Token }),
    answers: {
      200: { description: "The page", type: "text/html" },
      404: { description: "The link was revoked, has expired, or never was one", type: "text/html" },
    },
    handle: ({ params: { token }, header }) =>
      invoicing.openPage(token).pipe(
        Effect.map((opened) => html(200, payPageHtml(opened, token, header("accept-language")))),
        Effect.catchTags({
          DocumentLinkRefused: () => Effect.succeed(gone(header("accept-language"))),
          ResourceNotFound: () => Effect.succeed(gone(header("accept-language"))),
        }),
      ),
  }),
  openOperation({
    open: true,
    method: "get",
    path: `${path}/{file}`,
    tag,
    summary: "Get a file of the page of an invoice",
    bodyType: "none",
    params: closed({ token: Token, file: Type.String({ description: "`PDF` or `UBL`" }) }),
    answers: {
      200: { description: "The file", type: "*/*" },
      404: { description: "No such file, or the link does not work", type: "text/html" },
    },
    handle: ({ params: { token, file: name }, header }) =>
      Effect.gen(function* () {
        const { scope, invoiceId } = yield* invoicing.documentOfPage(token)
        const { headers, ...reply } =
          name === "PDF"
            ? yield* Effect.map(invoicing.pdf(scope, invoiceId), (pdf) =>
                file(`${pdf.name}.pdf`, "application/pdf", pdf.content),
              )
            : name === "UBL"
              ? yield* Effect.map(eInvoicing.preview(scope, invoiceId), ({ number, bytes }) =>
                  file(`${number}.xml`, "application/xml", bytes),
                )
              : { ...gone(header("accept-language")) }
        return { ...reply, headers: { ...headers, ...pageHeaders } }
      }).pipe(
        Effect.catchIf(
          ({ _tag }) => _tag !== "PortUnavailable",
          () => Effect.succeed(gone(header("accept-language"))),
        ),
      ),
  }),
]
