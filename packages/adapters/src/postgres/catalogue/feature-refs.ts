import type { FeatureRef } from "@svc/domain/catalogue/feature"
import { sql } from "kysely"
import { ownTenant } from "../base/own-tenant.ts"
import type { Field } from "../base/mapping.ts"

/** The features of a charge in their order; the column `feature_ids` holds their ids. */
export const featureRefs: Field<readonly FeatureRef[], never, "charges" & "order_charges"> = {
  column: "feature_ids",
  selection: sql`(select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'id', f.id, 'code', f.code, 'description', f.description)) order by u.place), '[]')
    from unnest(t.feature_ids) with ordinality u (id, place)
    join product_features f on f.tenant_id = ${ownTenant} and f.id = u.id)`,
  write: (refs) => refs.map(({ id }) => id),
}
