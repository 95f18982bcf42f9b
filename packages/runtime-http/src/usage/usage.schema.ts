import { Type } from "typebox"
import { SimpleAccount } from "../customers/simple-account.schema.ts"
import { ExactNumber } from "../decimal-body.ts"
import { MaybeCustomFields } from "../orders/order-parts.schema.ts"
import {
  CalendarDay,
  closed,
  CustomFieldValues,
  CurrencyCode,
  DayInput,
  given,
  Instant,
  LookupKey,
  Maybe,
  named,
  Text,
  Uuid,
} from "../shapes.ts"

const external = { externalERPId: given, externalCRMId: given }
const shownNames = {
  account: Type.Optional(SimpleAccount),
  order: Type.Optional(closed({ id: Uuid, orderNumber: Type.String(), ...external }, named("UsageOrder"))),
  product: Type.Optional(closed({ id: Uuid, productNumber: Type.String(), ...external }, named("UsageOrderProduct"))),
  charge: Type.Optional(
    closed(
      { id: Uuid, chargeNumber: Type.String(), name: Type.String(), description: given, ...external },
      { title: "UsageOrderCharge", description: "Absent while the row is unmatched" },
    ),
  ),
}
const kept = {
  importDate: Instant,
  customFields: CustomFieldValues,
  created: Instant,
  modified: Instant,
}
const OrderCurrency = Type.String({ description: "ISO 4217, that of the order" })

export const UsageRow = closed(
  {
    id: Uuid,
    description: given,
    fromDate: CalendarDay,
    toDate: Type.Optional(CalendarDay),
    quantity: ExactNumber(),
    unit: Type.Optional(Type.String({ description: "UN/ECE Recommendation 20" })),
    source: given,
    ...shownNames,
    processed: Type.Boolean({ description: "True when the row is on an invoice that is not cancelled" }),
    ratedPrice: Type.Optional(ExactNumber()),
    ratedPriceCurrencyCode: Type.Optional(OrderCurrency),
    ...kept,
  },
  named("Usage"),
)

export const Measurement = closed(
  {
    id: Uuid,
    ...shownNames,
    fromDate: CalendarDay,
    quantity: ExactNumber(),
    tag: given,
    ...kept,
  },
  named("Measurement"),
)

const names = {
  account: Maybe(LookupKey),
  order: Maybe(LookupKey),
  product: Maybe(LookupKey),
  charge: Maybe(LookupKey),
}
const validateData = Maybe(Type.Boolean({ description: "The row must name its charge. Default: false" }))
const Quantity = ExactNumber({ description: "Negative in a correction" })
const rated = {
  ratedPrice: Maybe(ExactNumber({ minimum: 0, description: "Price of one unit, if the charge is Rated" })),
  ratedPriceCurrency: Maybe(CurrencyCode),
}

export const CreateUsageRequest = closed(
  {
    ...names,
    unit: Maybe(LookupKey),
    quantity: Quantity,
    description: Maybe(Text),
    fromDate: DayInput,
    toDate: Maybe(DayInput),
    source: Maybe(Text),
    ...rated,
    customFields: MaybeCustomFields,
    validateData,
  },
  named("CreateUsageRequest"),
)

export const CreateMeasurementRequest = closed(
  {
    ...names,
    fromDate: DayInput,
    quantity: Quantity,
    tag: Maybe(Type.String({ maxLength: 500, description: "The thing that was measured" })),
    customFields: MaybeCustomFields,
    validateData,
  },
  named("CreateMeasurementRequest"),
)

/** A change of usage that is not billed yet (contract X6). */
export const UpdateUsageRequest = closed(
  {
    charge: Maybe(LookupKey),
    unit: Maybe(LookupKey),
    quantity: Maybe(Quantity),
    description: Maybe(Text),
    fromDate: Maybe(DayInput),
    ...rated,
    customFields: MaybeCustomFields,
  },
  named("UpdateUsageRequest"),
)

const rows = (kind: string) =>
  closed(
    {
      mappingTemplateName: Type.String({ maxLength: 100, description: "Default" }),
      dateFormat: Maybe(
        Type.String({
          maxLength: 20,
          description: "yyyy-MM-dd (default), dd/MM/yyyy, MM/dd/yyyy or yyyyMMdd",
        }),
      ),
      decimalSeparator: Maybe(
        Type.String({
          maxLength: 5,
          description: "Decimal separator of numbers in texts: a point (default) or a comma",
        }),
      ),
      dataFormat: Maybe(Type.String({ maxLength: 20, description: "json (default) or csv" })),
      batchName: Maybe(Type.String({ maxLength: 200, description: "For the caller's own use" })),
      data: Type.Unsafe<unknown>({
        description: `At most 10,000 rows with the fields of ${kind}: a list of objects, or CSV text with a header line, separated by commas; custom fields are columns such as \`customFields.site\``,
      }),
      usePreprocessingRules: Maybe(Type.Boolean({ description: "false: the rows have no custom fields" })),
      allowDuplicateEntries: Maybe(
        Type.Boolean({
          description: "Whether duplicate rows are allowed. Default: false, which makes each duplicate an error",
        }),
      ),
      breakOnValidationError: Maybe(
        Type.Boolean({
          description: "Whether one invalid row refuses the whole import. Default: false, which stores the valid rows",
        }),
      ),
    },
    named(`Import${kind.slice("Create".length)}`),
  )

export const ImportUsageRequest = rows("CreateUsageRequest")
export const ImportMeasurementRequest = rows("CreateMeasurementRequest")

export const ImportDataResponse = closed(
  {
    importDataType: Type.Enum(["Usage", "Measurements"]),
    batchId: Uuid,
    hasErrors: Type.Boolean(),
    errors: Type.Array(
      closed(
        {
          row: Type.Integer({ description: "From 1, without the header line" }),
          field: Type.String({ description: "`row` for the row as a whole" }),
          message: Type.String(),
        },
        named("ImportError"),
      ),
    ),
  },
  named("ImportDataResponse"),
)
