import { directions, entryStatuses, outcomes } from "@svc/domain/e-invoicing/entry"
import { logLevels } from "@svc/domain/e-invoicing/ports/integration-log"
import { preflightsOnPosting } from "@svc/domain/e-invoicing/settings"
import { Type } from "typebox"
import { ExactNumber } from "../decimal-body.ts"
import { CalendarDay, closed, Instant, Uuid } from "../shapes.ts"

export const Connection = closed(
  {
    isConnected: Type.Boolean({ description: "Credentials are stored that the provider took" }),
    isActive: Type.Boolean({ description: "The connection may be used" }),
    companyId: Type.Optional(Type.String()),
    connected: Type.Optional(Instant),
    notificationUrl: Type.Optional(
      Type.String({ description: "Where the provider sends notifications of this tenant; keep it secret" }),
    ),
  },
  { title: "AutoInvoiceConnection" },
)

export const ConnectionRequest = closed(
  {
    companyId: Type.String({ minLength: 1, maxLength: 200, description: "The company's identifier at the provider" }),
    apiKey: Type.Optional(
      Type.String({ minLength: 1, maxLength: 500, description: "Write-only; left out, the stored one stays" }),
    ),
    isActive: Type.Optional(Type.Boolean({ default: true })),
  },
  { title: "AutoInvoiceConnectionRequest" },
)

const PreflightOnPosting = Type.Enum([...preflightsOnPosting], {
  description:
    "What becomes of a posting whose document the national system would not take: it goes on with a warning in `message`, or is refused",
})

/** The settings of national e-invoicing (contract E1, E5). */
export const NationalSettings = closed(
  {
    isEnabled: Type.Boolean(),
    isIntegrationActive: Type.Boolean({ description: "Enabled, and a token was entered" }),
    hasToken: Type.Boolean(),
    tokenEnding: Type.Optional(Type.String({ description: "The last characters of the token" })),
    isLinked: Type.Boolean({ description: "The company is linked to this service at the provider" }),
    preflightOnPosting: PreflightOnPosting,
    messages: Type.Optional(
      Type.Array(Type.String(), { description: "What the provider did not take; the settings are saved all the same" }),
    ),
  },
  { title: "NationalEInvoiceSettings" },
)

export const NationalSettingsRequest = closed(
  {
    isEnabled: Type.Boolean(),
    nationalEInvoiceToken: Type.Optional(
      Type.Union([Type.String({ maxLength: 4000 }), Type.Null()], {
        description: "Write-only; left out, the stored one stays; null removes it",
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
    warnings: Type.Array(Type.String(), { description: "What is there and looks wrong" }),
  },
  { title: "NationalEInvoiceValidation" },
)

export const BuyerValidation = closed(
  {
    isValid: Type.Boolean(),
    isExcluded: Type.Boolean({ description: "Its invoices are kept out of the national system, whatever its data" }),
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
  invoiceId: Type.Optional(Type.String({ format: "uuid", description: "Of a sent one" })),
  invoiceNumber: Type.String(),
  direction: Type.Enum([...directions]),
  status: Type.Enum([...entryStatuses]),
  maventaReferenceId: Type.Optional(Type.String({ description: "Reference at the network provider" })),
  nationalEInvoiceId: Type.Optional(Type.String()),
  checkDigitValid: Type.Optional(Type.Boolean({ description: "Absent where the number has no check digit" })),
  upoFileName: Type.Optional(Type.String({ description: "Name of the official acknowledgement" })),
  heldBack: Type.Optional(
    Type.Enum(["WaitsForInvoice"], {
      description: "A credit note that is sent once its invoice is Processed, however long that takes",
    }),
  ),
  heldBackBy: Type.Optional(Type.String({ description: "What keeps it from being Processed" })),
  errorMessage: Type.Optional(Type.String()),
  outcome: Type.Optional(
    Type.Enum([...outcomes], { description: "Unknown: the document may be at the provider all the same" }),
  ),
  originalNationalNumber: Type.Optional(Type.String({ description: "The document that this one doubles" })),
  lastProblem: Type.Optional(Type.String({ description: "What kept the last attempt from an outcome" })),
  nextAttemptAt: Type.Optional(Instant),
  deadline: Type.Optional(
    Type.String({ format: "date-time", description: "By when it has to be in the national system; absent once it is" }),
  ),
  supplier: Type.Optional(
    closed(
      { name: Type.Optional(Type.String()), taxRegistrationNumber: Type.Optional(Type.String()) },
      { description: "Of a received one, as the five members that follow" },
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
    { description: `${description}; \`oldest\` since when` },
  )

/** The counts on the e-invoices board (contract H7). */
export const EntryCounts = closed(
  {
    pending: Waiting("On their way to the provider"),
    waitsForInvoice: Waiting("Credit notes that wait for the number of their invoice"),
    submitted: Waiting("At the provider, without an answer"),
    heldBack: Waiting("Answered, and the answer cannot be taken"),
    failed: Waiting("Did not arrive or was refused, and nothing was submitted for the invoice since"),
    unknown: Waiting("Failed and may have arrived all the same; not among those that failed"),
    processedToday: Type.Integer({ description: "Acknowledged since the day began where the legal entity is" }),
  },
  { title: "NationalEInvoiceCounts" },
)
