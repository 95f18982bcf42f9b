import { countryOf } from "@svc/domain/billing/reference-data/country"
import { taxCategoryBody } from "@svc/domain/billing/reference-data/tax-category"
import type { TaxTemplate } from "@svc/domain/billing/reference-data/tax-template"
import { toIso } from "@svc/domain/shared/timestamp"

/** resource-shapes, TaxTemplateResponse. */
export const taxTemplateBody = ({ createdAt, modifiedAt, details, ...template }: TaxTemplate) => ({
  ...template,
  taxAccountId: template.taxAccount?.id,
  details: details.map(({ country, category, ...detail }) => {
    const found = country === undefined ? undefined : countryOf(country)
    const taxCategory = taxCategoryBody(category)
    return {
      ...detail,
      taxTemplateId: template.id,
      country: found,
      countryId: found?.id,
      useTaxJar: false,
      taxCategoryId: taxCategory.id,
      taxCategory,
    }
  }),
  created: toIso(createdAt),
  modified: toIso(modifiedAt),
})
