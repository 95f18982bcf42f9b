import type { components } from "../../api/schema.gen.ts"
import { Moment } from "../../shell/moment.tsx"
import type { Column } from "../../ui/column.ts"
import type { NumberWords } from "../../ui/numbers.ts"
import { StatusMark } from "../../ui/status.tsx"
import { relative, type TimeWords, took } from "../../ui/time.ts"
import { failureWord, hostOf } from "./delivery-words.ts"

export type Delivery = components["schemas"]["WebhookDelivery"]

const lastAnswer = ({ lastAttempt }: Delivery): string =>
  lastAttempt === undefined
    ? ""
    : lastAttempt.status === undefined
      ? failureWord(lastAttempt.failureReason)
      : String(lastAttempt.status)

const next = (delivery: Delivery): string =>
  delivery.nextAttemptAt === undefined
    ? delivery.status === "Failed"
      ? "no more retries"
      : ""
    : relative(delivery.nextAttemptAt)

/** The columns of the log; beside an open delivery, only those that distinguish deliveries. */
export const deliveryColumns = (
  { time, numbers }: { readonly time: TimeWords; readonly numbers: NumberWords },
  { isNarrow, without }: { readonly isNarrow: boolean; readonly without?: "webhook" | "event" },
): readonly Column<Delivery>[] => {
  const columns: readonly (Column<Delivery> & { readonly wideOnly?: boolean })[] = [
    {
      key: "status",
      head: "Status",
      width: "104px",
      phone: "aside",
      cell: ({ status }) => <StatusMark status={status} />,
    },
    {
      key: "event",
      head: "Event",
      width: "minmax(128px, 1.2fr)",
      phone: "title",
      cell: ({ eventType, test }) => (
        <span>
          {eventType}
          {test === true ? " (test)" : ""}
        </span>
      ),
    },
    {
      key: "about",
      head: "About",
      width: "minmax(156px, 1.2fr)",
      fold: 5,
      wideOnly: true,
      cell: ({ about = "" }) => <span title={about}>{about}</span>,
    },
    {
      key: "webhook",
      head: "Webhook",
      width: "minmax(144px, 1.6fr)",
      phone: without === "event" ? "title" : "note",
      wideOnly: without !== "event",
      cell: ({ url }) => <span title={url}>{hostOf(url)}</span>,
    },
    {
      key: "tries",
      head: "Tries",
      width: "56px",
      fold: 2,
      end: true,
      wideOnly: true,
      cell: (each) => numbers.count(each.attemptCount),
    },
    {
      key: "answer",
      head: "Last answer",
      width: "minmax(96px, 0.6fr)",
      fold: 4,
      cell: (each) => <span>{lastAnswer(each)}</span>,
    },
    {
      key: "took",
      head: "Duration",
      width: "80px",
      fold: 1,
      end: true,
      wideOnly: true,
      cell: ({ lastAttempt }) => (lastAttempt === undefined ? "" : took(lastAttempt.durationMs)),
    },
    {
      key: "created",
      head: `Created (${time.zone})`,
      width: "152px",
      phone: "corner",
      cell: ({ created }) => <Moment at={created} />,
    },
    {
      key: "next",
      head: "Next try",
      width: "112px",
      fold: 3,
      wideOnly: true,
      cell: (each) => <span title={each.nextAttemptAt}>{next(each)}</span>,
    },
  ]
  // The deliveries of one event are all about the same.
  const left: readonly (string | undefined)[] = without === "event" ? ["event", "about"] : [without]
  return columns.filter(({ key, wideOnly }) => !left.includes(key) && (!isNarrow || wideOnly !== true))
}
