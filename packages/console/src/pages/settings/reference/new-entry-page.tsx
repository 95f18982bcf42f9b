import { useNavigate } from "@tanstack/react-router"
import { useDo } from "../../../shell/ask.ts"
import { NotFound } from "../../../shell/not-found.tsx"
import { Fields } from "../../../shell/request-fields.tsx"
import { useReason } from "../../../shell/session.tsx"
import { Form, FormButtons } from "../../../ui/form.tsx"
import { Note, Page } from "../../../ui/page.tsx"
import { say } from "../../../ui/toast.tsx"
import { withoutNulls } from "../../../ui/typed.ts"
import { ReferenceCrumb } from "./reference-list-page.tsx"
import type { ReferenceList } from "./reference-list.ts"
import { taxTemplateIn, TaxTemplateFields } from "./tax-template-fields.tsx"
import { useReferenceList } from "./use-reference-list.ts"

/** Adds an entry to a list of reference data. */
export const NewEntryPage = () => {
  const [list, at] = useReferenceList()
  return list?.write === undefined ? <NotFound /> : <NewEntry list={list} at={at} need={list.write} />
}

const NewEntry = ({
  list: { one, path, form },
  at,
  need,
}: {
  readonly list: ReferenceList
  readonly at: string
  readonly need: string
}) => {
  const navigate = useNavigate()
  const run = useDo()
  const reason = useReason()(need)
  return (
    <Page title={`New ${one}`} crumb={<ReferenceCrumb />}>
      <Note>An entry cannot be changed later, because other data refers to it.</Note>
      <Form
        label={`New ${one}`}
        onSend={async (data, once) => {
          const body = form === undefined ? taxTemplateIn(data) : withoutNulls(form.read(data))
          const { id } = await run("post", path as "/PaymentMethods", { body: body as never, once })
          say(`The ${one} is made`)
          void navigate({ to: `${at}/${id}` })
        }}
      >
        {(busy) => (
          <>
            {form === undefined ? <TaxTemplateFields /> : <Fields of={form} columns={false} autoFocus />}
            <FormButtons reason={reason} busy={busy} onCancel={() => void navigate({ to: at })}>
              {`Create ${one}`}
            </FormButtons>
          </>
        )}
      </Form>
    </Page>
  )
}
