import { useState } from "react"
import { allOf, begins } from "../../api/filter.ts"
import { itemsOf } from "../../api/items.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAsk } from "../../shell/ask.ts"
import { Button } from "../../ui/button.tsx"
import { TextField } from "../../ui/field.tsx"
import css from "../../ui/layout.module.css"

type Account = components["schemas"]["Account"]

/** An account, found by the beginning of its name or a number. */
export const AccountPicker = ({
  label,
  chosen,
  onChoose,
}: {
  readonly label: string
  readonly chosen: Account | undefined
  readonly onChoose: (account: Account | undefined) => void
}) => {
  const [text, setText] = useState("")
  const typed = text.trim()
  const filter = allOf("inactive eq false", begins(["name", "accountNumber", "taxRegistrationNumber"], typed))
  const found = useAsk(
    "/Accounts",
    { query: { Filter: filter!, OrderBy: "name", PageSize: 6 } },
    { enabled: chosen === undefined && typed !== "" },
  )
  if (chosen !== undefined)
    return (
      <div className={css.field}>
        <span className={css.name}>{label}</span>
        <span className={css.buttons}>
          <strong>{chosen.name}</strong>
          <span className={css.small}>
            {chosen.accountNumber}, {chosen.currencyCode}
          </span>
          <Button look="plain" onClick={() => onChoose(undefined)}>
            Another one
          </Button>
        </span>
      </div>
    )
  const accounts = itemsOf(found.data)
  return (
    <div className={css.stack}>
      <TextField
        name="account"
        label={label}
        hint="Its name, number or tax number, from the beginning."
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return
          event.preventDefault()
          if (accounts.length === 1) onChoose(accounts[0])
        }}
      />
      <div className={css.buttons} aria-live="polite">
        {typed !== "" && found.data !== undefined && accounts.length === 0 ? "No active account begins so." : null}
        {accounts.map((account) => (
          <Button key={account.id} onClick={() => onChoose(account)}>
            {account.name} <span className={css.small}>{account.accountNumber}</span>
          </Button>
        ))}
      </div>
    </div>
  )
}
