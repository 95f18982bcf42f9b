import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { type All, useAll } from "../../shell/all.ts"
import { AmountInput } from "../../shell/amount-field.tsx"
import { useWords } from "../../shell/session.tsx"
import { Button, IconButton } from "../../ui/button.tsx"
import fieldCss from "../../ui/field.module.css"
import { LineCell } from "../line-cell.tsx"
import { emptyLine, type LineDraft } from "./line-draft.ts"
import css from "./line-editor.module.css"
import { columns, type Field, headOf, isAmount, pastedLines, pastedWords } from "./pasted-lines.ts"

type Schemas = components["schemas"]
/**
 * Lines of an invoice as a grid: Enter adds a line. Rows of a spreadsheet can be pasted into a product cell, and a
 * message says how they were understood.
 */
export const LineEditor = ({
  lines,
  onChange,
}: {
  readonly lines: readonly LineDraft[]
  readonly onChange: (lines: readonly LineDraft[]) => void
}) => {
  const grid = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState("")
  const { numbers } = useWords()
  const units = useAll<Schemas["UnitOfMeasure"]>("/UnitOfMeasurements")
  const taxes = useAll<Schemas["TaxTemplate"]>("/TaxTemplates")
  const accounts = useAll<Schemas["FinancialAccount"]>("/ChartOfAccounts")
  const change = (key: string, field: Field, value: string) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, [field]: value } : line)))
  const add = () => {
    const last = lines.at(-1)
    onChange([
      ...lines,
      emptyLine(last === undefined ? {} : { ...last, productName: "", price: "", quantity: "1", unseen: {} }),
    ])
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>("[data-line]:last-of-type input")?.focus())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    add()
  }
  const onPaste = (event: ClipboardEvent, line: LineDraft) => {
    const text = event.clipboardData.getData("text")
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    const pasted = pastedLines(text, numbers.read, {
      unitOfMeasure: units.rows.map(({ unitCode, displayName }) => [unitCode, unitCode, displayName]),
      taxTemplate: taxes.rows.map(({ name }) => [name, name]),
      recognizedRevenueAccount: accounts.rows.map(({ code, name }) => [code, code, `${code} ${name}`, name]),
    })
    setSaid(pastedWords(pasted))
    const blank = { ...line, productName: "", quantity: "1", price: "", unseen: {} }
    const made = pasted.lines.map((given) => emptyLine({ ...blank, ...given }))
    if (made.length > 0) onChange(lines.flatMap((each) => (each.key === line.key ? made : [each])))
  }
  return (
    <div ref={grid} className={css.lines} role="group" aria-label="Lines">
      <div className={`${css.line} ${css.heads}`} aria-hidden="true">
        {columns.map(([field, head]) => (
          <span key={field} className={css.head}>
            {head}
          </span>
        ))}
      </div>
      {lines.map((line, index) => {
        const cell = (field: Field, of?: readonly (readonly [string, string])[], none?: string) => (
          <LineCell key={field} name={`invoiceLines[${index}].${field}`} head={headOf(field)} of={`line ${index + 1}`}>
            {(about) =>
              isAmount(field) ? (
                <AmountInput
                  {...about}
                  className={`${fieldCss.control} ${fieldCss.small} ${css.end}`}
                  placeholder={field === "discountPercent" ? discountOf(line) : undefined}
                  value={line[field]}
                  onChange={(digits) => change(line.key, field, digits)}
                  onKeyDown={onKeyDown}
                />
              ) : of === undefined ? (
                <input
                  {...about}
                  type="text"
                  autoComplete="off"
                  maxLength={512}
                  className={`${fieldCss.control} ${fieldCss.small}`}
                  value={line[field]}
                  onChange={({ target }) => change(line.key, field, target.value)}
                  onKeyDown={onKeyDown}
                  onPaste={(event) => (field === "productName" ? onPaste(event, line) : undefined)}
                />
              ) : (
                <select
                  {...about}
                  className={`${fieldCss.control} ${fieldCss.small}`}
                  value={line[field]}
                  onChange={({ target }) => change(line.key, field, target.value)}
                >
                  {none === undefined ? null : <option value="">{none}</option>}
                  {of.map(([value, word]) => (
                    <option key={value} value={value}>
                      {word}
                    </option>
                  ))}
                </select>
              )
            }
          </LineCell>
        )
        return (
          <div key={line.key} className={css.line} data-line>
            {cell("productName")}
            {cell("quantity")}
            {cell(
              "unitOfMeasure",
              optionsOf(units, line.unitOfMeasure, (each) => [each.unitCode, each.displayName]),
            )}
            {cell("price")}
            {cell("discountPercent")}
            {cell(
              "taxTemplate",
              optionsOf(taxes, line.taxTemplate, ({ name }) => [name, name]),
              "Default",
            )}
            {cell(
              "recognizedRevenueAccount",
              optionsOf(accounts, line.recognizedRevenueAccount, ({ code, name }) => [code, `${code} ${name}`]),
              line.recognizedRevenueAccount === "" ? "Choose" : undefined,
            )}
            <IconButton
              icon="trash"
              label={`Remove line ${index + 1}`}
              reason={lines.length === 1 ? "an invoice has a line" : undefined}
              onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
            />
          </div>
        )
      })}
      <div role="status" className={css.head}>
        {said}
      </div>
      <div>
        <Button icon="plus" onClick={add}>
          Add a line
        </Button>
      </div>
    </div>
  )
}

/** A discount given as an amount, which is kept until one in percent is entered. */
const discountOf = ({ unseen: { discountAmount } }: LineDraft): string | undefined =>
  discountAmount === undefined || discountAmount === null ? undefined : `−${String(discountAmount)}`

/** Options of a list; until they are loaded, the selected value is the only one. */
const optionsOf = <Row,>(
  { rows, isRefused }: All<Row>,
  chosen: string,
  as: (row: Row) => readonly [string, string],
): readonly (readonly [string, string])[] | undefined => {
  if (isRefused) return undefined
  const options = rows.map(as)
  return chosen === "" || options.some(([value]) => value === chosen) ? options : [[chosen, chosen], ...options]
}
