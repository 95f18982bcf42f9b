import { directions, entryStatuses, outcomes } from "@svc/domain/e-invoicing/entry"
import { logLevels } from "@svc/domain/e-invoicing/ports/integration-log"
import { preflightsOnPosting } from "@svc/domain/e-invoicing/settings"
import { Type } from "typebox"
import { ExactNumber } from "../decimal-body.ts"
import { CalendarDay, closed, DayInput, Instant, Uuid } from "../shapes.ts"

export const Connection = closed(
  {
    isConnected: Type.Boolean({ description: "True when credentials are stored that the provider accepted" }),
    isActive: Type.Boolean({ description: "True when the connection may be used" }),
    companyId: Type.Optional(Type.String()),
    connected: Type.Optional(Instant),
    notificationUrl: Type.Optional(
      Type.String({ description: "Address to which the provider sends notifications for this tenant; keep it secret" }),
    ),
  },
  { title: "AutoInvoiceConnection" },
)

export const ConnectionRequest = closed(
  {
    companyId: Type.String({ minLength: 1, maxLength: 200, description: "The company's identifier at the provider" }),
    apiKey: Type.Optional(
      Type.String({ minLength: 1, maxLength: 500, description: "Write-only; without it, the stored one stays" }),
    ),
    isActive: Type.Optional(Type.Boolean({ default: true })),
  },
  { title: "AutoInvoiceConnectionRequest" },
)

const PreflightOnPosting = Type.Enum([...preflightsOnPosting], {
  description:
    "How to post an invoice whose document the national system would refuse: post it with a warning in `message`, or refuse it",
})

/** The settings of national e-invoicing (contract E1, E5). */
export const NationalSettings = closed(
  {
    isEnabled: Type.Boolean(),
    isIntegrationActive: Type.Boolean({ description: "True when it is enabled and a token was entered" }),
    hasToken: Type.Boolean(),
    tokenEnding: Type.Optional(Type.String({ description: "The last characters of the token" })),
    tokenExpires: Type.Optional(CalendarDay),
    isLinked: Type.Boolean({ description: "True when the company is linked to this service at the provider" }),
    preflightOnPosting: PreflightOnPosting,
    messages: Type.Optional(
      Type.Array(Type.String(), {
        description: "Values that the provider refused; the settings are saved nevertheless",
      }),
    ),
  },
  { title: "NationalEInvoiceSettings" },
)

export const NationalSettingsRequest = closed(
  {
    isEnabled: Type.Boolean(),
    nationalEInvoiceToken: Type.Optional(
      Type.Union([Type.String({ maxLength: 4000 }), Type.Null()], {
        description: "Write-only; without it, the stored one stays; null removes it",
      }),
    ),
    tokenExpires: Type.Optional(
      Type.Union([DayInput, Type.Null()], {
        description:
          "The last day of the token; administrators are warned 30, 7 and 1 days before. Without it, the stored one stays until the token changes; null removes it",
      }),
    ),
    preflightOnPosting: Type.Optional(PreflightOnPosting),
  },
  { title: "NationalEInvoiceSettingsRequest" },
)

export const Validation = closed(
  {
    isValid: Type.Boolean(),
    missingFields: Type.Array(Type.String()),
    warnings: Type.Array(Type.String(), { description: "Values that look wrong" }),
  },
  { title: "NationalEInvoiceValidation" },
)

export const BuyerValidation = closed(
  {
    isValid: Type.Boolean(),
    isExcluded: Type.Boolean({
      description: "True when its invoices are kept out of the national system, regardless of its data",
    }),
    findings: Type.Array(
      closed({
        field: Type.String({ description: "Member of the account, such as `defaultInvoiceAddress.zip`" }),
        rule: Type.String({ description: "Id of the rule" }),
        text: Type.String(),
      }),
    ),
  },
  { title: "NationalEInvoiceBuyerValidation" },
)

const entry = {
  id: Uuid,
  invoiceId: Type.Optional(Type.String({ format: "uuid", description: "Only for a sent e-invoice" })),
  invoiceNumber: Type.String(),
  direction: Type.Enum([...directions]),
  status: Type.Enum([...entryStatuses]),
  maventaReferenceId: Type.Optional(Type.String({ description: "Reference at the network provider" })),
  nationalEInvoiceId: Type.Optional(Type.String()),
  checkDigitValid: Type.Optional(Type.Boolean({ description: "Absent when the number has no check digit" })),
  upoFileName: Type.Optional(Type.String({ description: "Name of the official acknowledgement" })),
  heldBack: Type.Optional(
    Type.Enum(["WaitsForInvoice"], {
      description: "True for a credit note that waits until its invoice is Processed, however long that takes",
    }),
  ),
  heldBackBy: Type.Optional(Type.String({ description: "The reason why it is not Processed" })),
  errorMessage: Type.Optional(Type.String()),
  outcome: Type.Optional(
    Type.Enum([...outcomes], { description: "Unknown: the document may have reached the provider" }),
  ),
  originalNationalNumber: Type.Optional(Type.String({ description: "The document that this one duplicates" })),
  lastProblem: Type.Optional(Type.String({ description: "The reason why the last attempt had no outcome" })),
  nextAttemptAt: Type.Optional(Instant),
  deadline: Type.Optional(
    Type.String({
      format: "date-time",
      description: "Deadline for it to be in the national system; absent once it is",
    }),
  ),
  supplier: Type.Optional(
    closed(
      { name: Type.Optional(Type.String()), taxRegistrationNumber: Type.Optional(Type.String()) },
      { description: "Only for a received invoice, like the five members that follow" },
    ),
  ),
  invoiceDate: Type.Optional(CalendarDay),
  dueDate: Type.Optional(CalendarDay),
  currency: Type.Optional(Type.String()),
  totalAmount: Type.Optional(ExactNumber({ description: "With tax" })),
  arrived: Type.Optional(Type.String({ format: "date-time", description: "When the provider received it" })),
  created: Instant,
  submitted: Type.Optional(Instant),
  processed: Type.Optional(Instant),
  failed: Type.Optional(Instant),
}
/** An entry (contract E12). */
export const Entry = closed(entry, { title: "NationalEInvoiceEntry" })
export const EntryPage = closed(
  { data: Type.Array(Entry), nextCursor: Type.Optional(Type.String()) },
  { title: "NationalEInvoiceEntryPage" },
)
export const EntryWithHistory = closed(
  {
    ...entry,
    history: Type.Array(closed({ time: Instant, status: Type.Enum([...entryStatuses]), text: Type.String() })),
  },
  { title: "NationalEInvoiceEntryWithHistory" },
)

const LogRecord = closed(
  {
    id: Uuid,
    time: Instant,
    level: Type.Enum([...logLevels]),
    code: Type.String(),
    message: Type.String(),
    invoiceId: Type.Optional(Uuid),
    entryId: Type.Optional(Uuid),
  },
  { title: "IntegrationLogRecord" },
)
export const LogPage = closed(
  { data: Type.Array(LogRecord), nextCursor: Type.Optional(Type.String()) },
  { title: "IntegrationLogPage" },
)

const Waiting = (description: string) =>
  closed(
    { count: Type.Integer(), oldest: Type.Optional(Instant) },
    { description: `${description}; \`oldest\` is the start of the oldest one` },
  )

/** The counts on the e-invoices board (contract H7). */
export const EntryCounts = closed(
  {
    pending: Waiting("On their way to the provider"),
    waitsForInvoice: Waiting("Credit notes that wait for the number of their invoice"),
    submitted: Waiting("At the provider, without an answer"),
    heldBack: Waiting("Answered, but the answer cannot be used"),
    failed: Waiting("Did not arrive or was refused, and the invoice was not submitted again"),
    unknown: Waiting("Failed but may have arrived; not counted in `failed`"),
    processedToday: Type.Integer({ description: "Acknowledged today, by the legal entity's time zone" }),
  },
  { title: "NationalEInvoiceCounts" },
)
