import { Link, useNavigate } from "@tanstack/react-router"
import { begins } from "../../../api/filter.ts"
import { EmptyList } from "../../../shell/empty-list.tsx"
import { useEntity } from "../../../shell/entity.ts"
import { ListPage, type Words } from "../../../shell/list-page.tsx"
import { NotFound } from "../../../shell/not-found.tsx"
import { useReason } from "../../../shell/session.tsx"
import { Button } from "../../../ui/button.tsx"
import { crumbClass } from "../../../ui/page.tsx"
import { CompanyCrumb } from "../company-crumb.tsx"
import type { ReferenceList } from "./reference-list.ts"
import { useReferenceList } from "./use-reference-list.ts"

/** The parent page of the lists of reference data and their forms. */
export const ReferenceCrumb = () => (
  <>
    <CompanyCrumb />
    <Link to={`/settings/reference/${useEntity()}` as never} className={crumbClass}>
      Reference data ›
    </Link>
  </>
)

const columnsOf = ({ parts }: ReferenceList, words: Words, isNarrow: boolean) =>
  parts
    .flatMap(({ width, ...part }) => (width === undefined ? [] : [{ ...part, width }]))
    .filter(({ isWide }) => !isNarrow || isWide !== true)
    .map(({ head, value, width, end, phone }) => ({
      width,
      ...(end === undefined ? {} : { end }),
      ...(phone === undefined ? {} : { phone }),
      key: head,
      head,
      cell: (row: { readonly id: string }) => {
        const text = value(row, words) ?? ""
        return <span title={text}>{text}</span>
      },
    }))

/** One list of reference data, with an open entry beside it. */
export const ReferenceListPage = () => {
  const [list, at] = useReferenceList()
  const navigate = useNavigate()
  const reasonFor = useReason()
  if (list === undefined) return <NotFound />
  const { title, noun, one, path, find, texts, write, example } = list
  const action =
    write === undefined ? undefined : (
      <Button look="primary" icon="plus" reason={reasonFor(write)} onClick={() => void navigate({ to: `${at}/new` })}>
        New {one}
      </Button>
    )
  return (
    <ListPage
      key={path}
      title={title}
      noun={noun}
      crumb={<ReferenceCrumb />}
      path={path}
      opens={at}
      actions={action}
      fields={[{ name: "text", label: find }]}
      toQuery={({ text }) => ({ Filter: begins(texts, text), OrderBy: texts[0] })}
      columns={(words, isNarrow) => columnsOf(list, words, isNarrow)}
      empty={
        <EmptyList action={action} post={example === undefined ? undefined : [path, () => example]}>
          There is no {one} yet.
        </EmptyList>
      }
    />
  )
}
