import { readListRequest } from "@svc/domain/listing/list-request"
import { chargesOf, lastVersions, type Order, shownStatus, subscriptionStatuses } from "@svc/domain/orders/order"
import { subscriptionBody } from "@svc/domain/orders/order-body"
import { subscriptionFields } from "@svc/domain/orders/order-fields"
import { addDays } from "@svc/domain/shared/calendar-date"
import { printDecimal } from "@svc/domain/shared/decimal"
import { isUuid, type OrderId } from "@svc/domain/shared/ids"
import { type Command, Option } from "commander"
import { Effect } from "effect"
import { type Cli, command, group } from "../command.ts"
import { findScope } from "../find-scope.ts"
import type { Service } from "../invocation.ts"
import * as options from "../options.ts"
import { fields, table } from "../output.ts"
import { databaseSettings } from "../settings-help.ts"

const tenantExample = "--tenant 0199d3a0-0000-7000-8000-000000000001"

export const subscriptionsCommands = (cli: Cli): Command =>
  group("subscriptions", "Subscriptions and their renewal", [list(cli), show(cli), renewDue(cli)])

const scoped = (made: Command) => made.addOption(options.tenantOption()).addOption(options.legalEntityOption())
const lastDay = ({ end }: Order): string => (end === undefined ? "none" : addDays(end, -1))
const money = (order: Order, name: "cmrr" | "tcv"): string => `${printDecimal(order.metrics[name])} ${order.currency}`

interface ListOptions extends options.ScopeOptions {
  readonly status?: string
  readonly filter?: string
  readonly limit: number
}

const list = (cli: Cli) =>
  scoped(
    command("list", "List subscriptions, by number", {
      details:
        "Lists the last version of each. --filter has the syntax of the parameter Filter of GET /Subscriptions (docs/lists.md).",
      examples: [
        `subscriptions list ${tenantExample} --status Active`,
        `subscriptions list ${tenantExample} --filter "noticePeriodDate lt 2026-12-01 and isAutoRenewed eq true"`,
      ],
      settings: databaseSettings,
    }),
  )
    .addOption(new Option("--status <status>", "only in this status").choices(subscriptionStatuses.slice(0, 4)))
    .option("--filter <expression>", "only subscriptions that match the filter", options.text)
    .option("--limit <n>", "the most subscriptions to show", options.wholeNumber(1, 1000), 20)
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, { status, filter, limit, ...asked }: ListOptions) {
          const { scope } = yield* findScope(service, asked)
          const conditions = [
            ...(status === undefined ? [] : [`status eq '${status}'`]),
            ...(filter ? [`(${filter})`] : []),
          ]
          const request = yield* Effect.fromResult(
            readListRequest(
              subscriptionFields,
              { OrderBy: "orderNumber", ...(conditions.length === 0 ? {} : { Filter: conditions.join(" and ") }) },
              { offset: 0, limit },
            ),
          )
          const found = yield* service.unitOfWork.atomically(
            scope.tenantId,
            Effect.flatMap(service.orders.list(scope, "Subscription", request), ({ parts }) => Effect.all(parts)),
          )
          const orders = found.flat()
          const rows = orders.map((order) => [
            order.orderNumber,
            shownStatus(order),
            String(order.version),
            order.account.name,
            order.start,
            lastDay(order),
            order.isAutoRenewed ? "yes" : "no",
            money(order, "cmrr"),
          ])
          const head = ["NUMBER", "STATUS", "VERSION", "ACCOUNT", "START", "LAST DAY", "RENEWS ITSELF", "CMRR"]
          return {
            json: orders.map(subscriptionBody),
            text: rows.length === 0 ? "No subscription matches." : table(head, rows),
          }
        }),
      ),
    )

const show = (cli: Cli) =>
  scoped(
    command("show", "Show a subscription with its charges", {
      details: "Shows the last version; the argument is its number, or the id of any version.",
      examples: [`subscriptions show O-1001 ${tenantExample}`],
      settings: databaseSettings,
    }),
  )
    .argument("<number-or-id>", "the subscription, as `svc subscriptions list` shows it", options.text)
    .action(
      cli.withService(
        Effect.fnUntraced(function* (service: Service, asked: options.ScopeOptions, named: string) {
          const { scope } = yield* findScope(service, asked)
          const order = yield* isUuid<OrderId>(named)
            ? service.orders.get(scope, "Subscription", named)
            : Effect.map(service.orders.versions(scope, "Subscription", named), (versions) => versions.at(-1)!)
          const charges = lastVersions(chargesOf(order)).map((charge) => [
            charge.chargeNumber,
            charge.name,
            charge.chargeType,
            charge.quantity === undefined ? "" : printDecimal(charge.quantity),
            charge.start ?? "waits",
            charge.end === undefined ? "" : addDays(charge.end, -1),
            charge.chargedThrough ?? "",
          ])
          const head = ["CHARGE", "NAME", "TYPE", "QUANTITY", "START", "LAST DAY", "INVOICED TO"]
          const shown = fields({
            number: order.orderNumber,
            id: order.id,
            status: shownStatus(order),
            version: order.version,
            account: `${order.account.name} (${order.account.accountNumber})`,
            start: order.start,
            "last day": lastDay(order),
            "last day for notice": order.noticePeriodDate,
            renewal: order.isAutoRenewed ? `by itself, by ${order.renewalTerm} months` : "by hand",
            cmrr: money(order, "cmrr"),
            tcv: money(order, "tcv"),
          })
          return { json: subscriptionBody(order), text: `${shown}\n\n${table(head, charges)}` }
        }),
      ),
    )

const renewDue = (cli: Cli) =>
  scoped(
    command("renew-due", "Renew and expire what is due now", {
      details:
        "Does the worker's nightly job, which runs a quarter past midnight in the time zone of the legal entity: renews automatically renewed subscriptions whose last day for notice has passed, term by term until none is due, and sets subscriptions to Inactive whose end has passed. Each has its own transaction; the exit code is 1 when one could not be renewed, and the log gives the reason. Running it again changes nothing.",
      examples: [`subscriptions renew-due ${tenantExample}`],
      settings: databaseSettings,
    }),
  ).action(
    cli.withService(
      Effect.fnUntraced(function* (service: Service, asked: options.ScopeOptions) {
        const { scope } = yield* findScope(service, asked)
        const night = yield* service.orders.renewDue(scope)
        const { renewed, expired, failed } = night
        return {
          json: night,
          text: `${renewed} ${renewed === 1 ? "term was" : "terms were"} renewed, ${expired} ${expired === 1 ? "subscription has" : "subscriptions have"} ended, ${failed} could not be renewed.`,
          failed: failed > 0,
        }
      }),
      { queue: true },
    ),
  )
