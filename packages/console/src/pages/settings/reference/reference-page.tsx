import { Link } from "@tanstack/react-router"
import { useAsk } from "../../../shell/ask.ts"
import { useEntity } from "../../../shell/entity.ts"
import { useReason, useWords } from "../../../shell/session.tsx"
import css from "../../../ui/layout.module.css"
import { Note, Page, Panel } from "../../../ui/page.tsx"
import { CompanyCrumb } from "../company-crumb.tsx"
import type { ReferenceList } from "./reference-list.ts"
import { referenceLists } from "./reference-lists.ts"

/** The lists of reference data, each with its number of entries. */
export const ReferencePage = () => {
  const entity = useEntity()
  const reasonFor = useReason()
  return (
    <Page title="Reference data" crumb={<CompanyCrumb />}>
      <Note>
        Lists that other data refers to. Entries can be added but not changed, because invoices refer to them.
      </Note>
      <Panel>
        {Object.entries(referenceLists)
          .filter(([, { need }]) => reasonFor(need) === undefined)
          .map(([slug, list]) => (
            <ListRow key={slug} slug={slug} list={list} />
          ))}
        <div className={css.row}>
          <Link to={`/settings/entities/${entity}` as never}>Number series</Link>
          <span />
          <p>The numbering of invoices, accounts, orders and so on is an option of the legal entity.</p>
        </div>
      </Panel>
    </Page>
  )
}

const ListRow = ({ slug, list: { title, about, path } }: { readonly slug: string; readonly list: ReferenceList }) => {
  const entity = useEntity()
  const { numbers } = useWords()
  const { data } = useAsk(path as "/PaymentTerms", { query: { PageNumber: 1, PageSize: 1 } })
  const count = data === undefined || !("totalCount" in data) ? "" : numbers.count(data.totalCount)
  return (
    <div className={css.row}>
      <Link to={`/settings/reference/${entity}/${slug}` as never}>{title}</Link>
      <span className={css.end}>{count}</span>
      <p>{about}</p>
    </div>
  )
}
