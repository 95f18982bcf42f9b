import { useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { Button } from "../../ui/button.tsx"
import { TextField } from "../../ui/field.tsx"
import css from "../../ui/layout.module.css"
import { useAccountsBeginning } from "./use-accounts.ts"

type Account = components["schemas"]["Account"]

/** Selects an account by the start of its name or a number. */
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
  const found = useAccountsBeginning(chosen === undefined ? typed : "", "inactive eq false")
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
  const accounts = found ?? []
  return (
    <div className={css.stack}>
      <TextField
        name="account"
        label={label}
        hint="Type the start of its name, number or tax number."
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return
          event.preventDefault()
          if (accounts.length === 1) onChoose(accounts[0])
        }}
      />
      <div className={css.buttons} aria-live="polite">
        {typed !== "" && found?.length === 0 ? "No active account starts with this." : null}
        {accounts.map((account) => (
          <Button key={account.id} onClick={() => onChoose(account)}>
            {account.name} <span className={css.small}>{account.accountNumber}</span>
          </Button>
        ))}
      </div>
    </div>
  )
}
