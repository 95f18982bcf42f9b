import { useNavigate } from "@tanstack/react-router"
import { useDo } from "../../../shell/ask.ts"
import { AmountField } from "../../../shell/amount-field.tsx"
import { NotFound } from "../../../shell/not-found.tsx"
import { useReason } from "../../../shell/session.tsx"
import { Options, SelectField, TextField } from "../../../ui/field.tsx"
import { Form, FormButtons } from "../../../ui/form.tsx"
import { Note, Page } from "../../../ui/page.tsx"
import { say } from "../../../ui/toast.tsx"
import { numberIn, textOrNull, withoutNulls } from "../../../ui/typed.ts"
import { ReferenceCrumb } from "./reference-list-page.tsx"
import type { EntryField, ReferenceList } from "./reference-list.ts"
import { taxTemplateIn, TaxTemplateFields } from "./tax-template-fields.tsx"
import { useReferenceList } from "./use-reference-list.ts"

/** Adds an entry to a list of reference data. */
export const NewEntryPage = () => {
  const [list, at] = useReferenceList()
  return list?.write === undefined ? <NotFound /> : <NewEntry list={list} at={at} need={list.write} />
}

const bodyIn = (data: FormData, fields: readonly EntryField[]): object =>
  withoutNulls(
    Object.fromEntries(
      fields.map(({ name, isNumber }) => [name, isNumber === true ? numberIn(data, name) : textOrNull(data, name)]),
    ),
  )

const NewEntry = ({
  list: { one, path, fields },
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
          const body = fields === undefined ? taxTemplateIn(data) : bodyIn(data, fields)
          const { id } = await run("post", path as "/PaymentMethods", { body: body as never, once })
          say(`The ${one} is made`)
          void navigate({ to: `${at}/${id}` })
        }}
      >
        {(busy) => (
          <>
            {fields === undefined ? (
              <TaxTemplateFields />
            ) : (
              fields.map((field, index) => <Field key={field.name} field={field} isFirst={index === 0} />)
            )}
            <FormButtons reason={reason} busy={busy} onCancel={() => void navigate({ to: at })}>
              {`Create ${one}`}
            </FormButtons>
          </>
        )}
      </Form>
    </Page>
  )
}

const Field = ({ field, isFirst }: { readonly field: EntryField; readonly isFirst: boolean }) => {
  const { options, isNumber, ...about } = field
  if (isNumber === true) return <AmountField {...about} autoFocus={isFirst} />
  return options === undefined ? (
    <TextField {...about} autoFocus={isFirst} />
  ) : (
    <SelectField name={field.name} label={field.label} hint={field.hint}>
      <Options of={options} />
    </SelectField>
  )
}
