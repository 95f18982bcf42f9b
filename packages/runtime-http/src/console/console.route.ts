import type { Console } from "@svc/domain/console/console"
import { findableKinds, mostFound } from "@svc/domain/console/found"
import { mostUnread, type UnwellWebhook } from "@svc/domain/console/ports/desk-reads"
import { overdueAges } from "@svc/domain/console/money"
import { mostUpcoming, namedUpcoming, type Renewals, upcomingDays } from "@svc/domain/console/renewals"
import { topicNames } from "@svc/domain/console/topics"
import { mostWaiting } from "@svc/domain/console/waiting"
import { allows } from "@svc/domain/identity/permissions"
import type { Principal } from "@svc/domain/identity/access-token"
import { toIso } from "@svc/domain/shared/timestamp"
import { isStorable } from "@svc/domain/shared/json-text"
import { Effect } from "effect"
import { Type } from "typebox"
import { invalidRequest } from "../invalid-request.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { ExactNumber } from "../decimal-body.ts"
import { closed, Instant, Uuid } from "../shapes.ts"

const tag = "Console"

const Waiting = (description: string) => Type.Optional(Type.Integer({ maximum: mostWaiting, description }))

const Pulse = closed(
  {
    build: Type.String({
      description:
        "Id of the served build of the console; a page with another id has another version. Empty when no console is served",
    }),
    now: Type.String({
      format: "date-time",
      description: "The time of the service, which may be that of a test clock",
    }),
    unread: Type.Integer({
      maximum: mostUnread,
      description: `Unread notifications; ${mostUnread} where there are more`,
    }),
    waiting: closed(
      {
        drafts: Waiting(`Draft invoices; ${mostWaiting} where there are more`),
        eInvoices: Waiting(
          `E-invoices that failed and were not submitted again, among the newest ${mostWaiting} that failed`,
        ),
        webhooks: Waiting(`Number of \`unwellWebhooks\``),
      },
      { description: "Counts of items in the legal entity that need attention, as far as the caller may read them" },
    ),
    unwellWebhooks: Type.Optional(
      Type.Array(closed({ id: Uuid, failingSince: Type.Optional(Instant) }, { title: "UnwellWebhook" }), {
        maxItems: mostWaiting,
        description: `Of the newest ${mostWaiting} webhooks of the legal entity those that are \`Failing\` or \`Congested\` as \`GET /WebhookSummaries\` has it, by figures that are at most some minutes old`,
      }),
    ),
    moved: Type.Array(Type.Enum([...topicNames])),
    session: Type.Optional(
      closed(
        { idleExpires: Instant },
        { description: "For a signed-in caller: when the session ends unless it is used" },
      ),
    ),
    next: Type.String({ description: "Value of `Since` for the next request" }),
  },
  { title: "Pulse" },
)
const Found = closed(
  { kind: Type.Enum([...findableKinds]), id: Uuid, label: Type.String(), legalEntityId: Uuid },
  { title: "Found" },
)

const MoneySum = (description: string) =>
  closed({ count: Type.Integer(), amount: ExactNumber() }, { title: "MoneySum", description })
const Money = closed(
  {
    today: Type.String({ format: "date", description: "The current day of the legal entity" }),
    currency: Type.String({ description: "The base currency, of all amounts" }),
    invoiced: MoneySum("Posted invoices less credit notes, dated in this month up to today"),
    invoicedBefore: MoneySum("The same of the month before, up to the same day of it"),
    paid: Type.Optional(MoneySum("Posted payments of this month up to today, if the caller may read payments")),
    paidBefore: Type.Optional(MoneySum("The same of the month before, up to the same day of it")),
    overdue: Type.Array(
      closed(
        {
          fromDays: Type.Integer({ description: "Days since the due date" }),
          throughDays: Type.Optional(Type.Integer({ description: "Absent where the age has no end" })),
          count: Type.Integer(),
          amount: ExactNumber({ description: "The open amount, in base currency" }),
        },
        { title: "OverdueSum" },
      ),
    ),
    renewals: Type.Optional(
      closed(
        {
          days: Type.Integer({ description: "Length of the time, in days" }),
          renewing: Type.Integer({ description: `Renewed by the service; up to ${mostUpcoming}` }),
          ending: Type.Integer({ description: `Ending without a renewal; up to ${mostUpcoming}` }),
          next: Type.Array(
            closed(
              {
                id: { ...Uuid, description: "Id of the subscription" },
                orderNumber: Type.String({ description: "Its number" }),
                accountName: Type.String({ description: "Name of its account" }),
                isRenewed: Type.Boolean({ description: "False if it ends" }),
                day: Type.String({ format: "date", description: "Day of the renewal, or last day" }),
                mrr: ExactNumber({ description: "In `currency`" }),
                currency: Type.String({ description: "Currency of the MRR" }),
              },
              { title: "UpcomingSubscription" },
            ),
            { maxItems: namedUpcoming, description: "The first ones" },
          ),
        },
        { title: "Renewals", description: "Active subscriptions of the next days, if the caller may read orders" },
      ),
    ),
  },
  { title: "Money" },
)

const sessionOf = ({ credential }: Principal) =>
  credential.kind === "session" ? { idleExpires: toIso(credential.idleAt) } : undefined

const unwellBody = ({ id, failingSince }: UnwellWebhook) => ({
  id,
  ...(failingSince === undefined ? {} : { failingSince: toIso(failingSince) }),
})

const renewalsBody = (renewals: Renewals) => ({ days: upcomingDays, ...renewals })

export interface ConsoleDoor {
  readonly console: Console
  /** The id of the served build, by which an open page notices a new one. */
  readonly build: () => string | undefined
}

/** Queries of the console that span all contexts (contract H1, H2, H3). */
export const consoleOperations = ({ console, build }: ConsoleDoor): readonly AnyOperation[] => {
  return [
    apiOperation({
      method: "get",
      path: "/Pulse",
      tag,
      need: "anyone",
      anyLegalEntity: true,
      readsOnce: true,
      summary: "Ask what has changed",
      description:
        "Names the topics in which something was created or changed since the answer whose `next` is sent as `Since`, and counts the items that need attention; topics of a legal entity only if the request names one. The cost does not depend on the amount of data.",
      query: closed({ Since: Type.Optional(Type.String({ maxLength: 1000 })) }),
      answers: { 200: { description: "Topics that the caller may read", schema: Pulse } },
      handle: ({ principal, scope, isLegalEntityKnown }, { query: { Since } }) =>
        Effect.map(
          console.pulse(principal, isLegalEntityKnown ? scope.legalEntityId : undefined, Since),
          ({ now, unwellWebhooks, ...pulse }) => ({
            status: 200,
            body: {
              build: build() ?? "",
              now: toIso(now),
              session: sessionOf(principal),
              ...pulse,
              unwellWebhooks: unwellWebhooks?.map(unwellBody),
            },
          }),
        ),
    }),

    apiOperation({
      method: "get",
      path: "/Money",
      tag,
      need: "invoices:read",
      summary: "Get what was invoiced and paid this month, what is overdue, and what is renewed soon",
      description: "Returns sums in the base currency of the legal entity.",
      answers: { 200: { description: "The sums", schema: Money } },
      handle: ({ principal, scope, legalEntity: { timeZone, baseCurrency } }) =>
        Effect.map(console.money(principal, scope, timeZone), ({ money, renewals }) => {
          const { paid, paidBefore, overdue, ...rest } = money
          return {
            status: 200,
            body: {
              ...rest,
              currency: baseCurrency,
              ...(allows(principal.permissions, "payments:read") ? { paid, paidBefore } : {}),
              overdue: overdue.map((sum, index) => {
                const { from, ...age }: { readonly from: number; readonly through?: number } = overdueAges[index]!
                return { fromDays: from, throughDays: age.through, ...sum }
              }),
              renewals: renewals && renewalsBody(renewals),
            },
          }
        }),
    }),

    apiOperation({
      method: "get",
      path: "/Find",
      tag,
      need: "anyone",
      anyLegalEntity: true,
      summary: "Find something by its id, number, name or address",
      description:
        "Finds, in every legal entity of the tenant, items whose value equals the text or starts with it. Letter case is ignored in names and e-mail addresses.",
      query: closed({ Q: Type.String({ minLength: 1, maxLength: 200 }) }),
      answers: {
        200: {
          description: `At most ${mostFound}, as far as the caller may read them`,
          schema: closed({ data: Type.Array(Found) }),
        },
      },
      handle: Effect.fnUntraced(function* ({ principal }, { query: { Q } }) {
        if (!isStorable(Q)) return yield* invalidRequest("Q", "must not contain U+0000")
        return { status: 200, body: { data: yield* console.find(principal, Q.trim()) } }
      }),
    }),
  ]
}
