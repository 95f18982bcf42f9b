import { useDo } from "../../shell/ask.ts"
import { useChangeSearch } from "../../shell/search.ts"
import { useReason } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { TextField } from "../../ui/field.tsx"
import { Form, FormActions } from "../../ui/form.tsx"
import css from "../../ui/layout.module.css"
import type { rateProviderOf } from "./rate-providers.ts"
import { textIn } from "../../ui/typed.ts"

/** Requests an import; the address then names it, so that its progress is shown after a reload. */
export const ImportForm = ({
  provider: { path, takesDays },
}: {
  readonly provider: NonNullable<ReturnType<typeof rateProviderOf>>
}) => {
  const run = useDo()
  const change = useChangeSearch()
  const reason = useReason()("rates:write")
  return (
    <Form
      label="Import now"
      onSend={async (data, once) => {
        const [from, to] = [textIn(data, "from"), textIn(data, "to")]
        const days = { ...(from === "" ? {} : { from }), ...(to === "" ? {} : { to }) }
        const { id } = await run("post", `${path}/Import`, { body: takesDays ? days : {}, once })
        change({ import: id })
      }}
    >
      {(busy) => (
        <>
          {takesDays ? (
            <div className={css.columns}>
              <TextField name="from" type="date" label="From" optional hint="Without days: only new rates." />
              <TextField name="to" type="date" label="To" optional hint="With both: every rate between them." />
            </div>
          ) : null}
          <FormActions>
            <Button type="submit" icon="download" reason={reason} busy={busy}>
              Import now
            </Button>
          </FormActions>
        </>
      )}
    </Form>
  )
}
