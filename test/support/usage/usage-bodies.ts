const nobody = "0197f5c0-0000-7000-8000-00000000dead"
const usagePatch = {
  charge: nobody,
  unit: "C62",
  quantity: 1,
  description: null,
  fromDate: "2026-01-05",
  ratedPrice: 1.5,
  ratedPriceCurrency: "SEK",
  customFields: {},
}
const usage = { account: nobody, order: nobody, product: nobody, ...usagePatch, toDate: null, source: "switch" }
const usageImport = {
  mappingTemplateName: "Default",
  dateFormat: "yyyy-MM-dd",
  decimalSeparator: ".",
  dataFormat: "json",
  batchName: "January",
  data: [{ charge: nobody, quantity: 1, fromDate: "2026-01-05" }],
  usePreprocessingRules: false,
  allowDuplicateEntries: false,
  breakOnValidationError: false,
}

/** A valid request body for each operation of usage and measurements. */
export const usageBodies = {
  "POST /Usage": { ...usage, validateData: false },
  "PATCH /Usage/{id}": usagePatch,
  "POST /Usage/import": usageImport,
  "POST /Measurements": { charge: nobody, quantity: 1, fromDate: "2026-01-05", tag: null, customFields: {} },
  "POST /Measurements/import": usageImport,
}
