import { countryOf } from "@svc/domain/reference-data/country"
import { taxCategoryBody } from "@svc/domain/reference-data/tax-category"
import { type TaxTemplate, taxTemplateDetailConstants } from "@svc/domain/reference-data/tax-template"
import { toIso } from "@svc/domain/shared/timestamp"

/** A tax template as the interface shows it. */
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
      ...taxTemplateDetailConstants,
      taxCategoryId: taxCategory.id,
      taxCategory,
    }
  }),
  created: toIso(createdAt),
  modified: toIso(modifiedAt),
})
