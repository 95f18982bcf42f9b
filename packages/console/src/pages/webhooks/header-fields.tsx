import { WebhookHeader as limits } from "../../api/constraints.gen.ts"
import { Button, IconButton } from "../../ui/button.tsx"
import { CheckField, TextField } from "../../ui/field.tsx"
import { Note, Section } from "../../ui/page.tsx"
import { markTyped } from "../../ui/unsaved.ts"
import type { HeaderRow } from "./webhook-settings-values.ts"
import css from "./webhook-settings.module.css"

const mostHeaders = 20

/** The headers of a webhook's own. The fields are named by their paths in the interface. */
export const HeaderFields = ({
  rows,
  onChange,
}: {
  readonly rows: readonly HeaderRow[]
  readonly onChange: (rows: readonly HeaderRow[]) => void
}) => {
  const change = (at: HeaderRow, to: Partial<HeaderRow>) =>
    onChange(rows.map((row) => (row === at ? { ...row, ...to } : row)))
  const fresh = (): HeaderRow => ({
    id: Math.max(-1, ...rows.map(({ id }) => id)) + 1_000,
    name: "",
    value: "",
    secret: true,
    isKept: false,
  })
  return (
    <Section title="Headers">
      <Note>Every request carries these headers too. Secret values are never shown again, and masked in the log.</Note>
      {rows.map((row, index) => (
        <div key={row.id} className={css.header} role="group" aria-label={`Header ${index + 1}`}>
          <TextField
            name={`headers[${index}].name`}
            label="Name"
            limits={limits.name}
            value={row.name}
            onChange={({ target }) => change(row, { name: target.value })}
          />
          <TextField
            name={`headers[${index}].value`}
            label="Value"
            hint={row.isKept ? "Leave this empty to keep the stored value." : undefined}
            type={row.secret ? "password" : "text"}
            optional={row.isKept}
            value={row.value}
            onChange={({ target }) => change(row, { value: target.value })}
          />
          <CheckField
            label="Secret"
            checked={row.secret}
            onChange={({ target }) => change(row, { secret: target.checked })}
          />
          <IconButton
            icon="trash"
            label={`Remove header ${index + 1}`}
            onClick={({ currentTarget }) => {
              markTyped(currentTarget.form)
              onChange(rows.filter((each) => each !== row))
            }}
          />
        </div>
      ))}
      <div>
        <Button
          icon="plus"
          reason={rows.length < mostHeaders ? undefined : `A webhook has at most ${mostHeaders} headers`}
          onClick={({ currentTarget }) => {
            markTyped(currentTarget.form)
            onChange([...rows, fresh()])
          }}
        >
          Add header
        </Button>
      </div>
    </Section>
  )
}
