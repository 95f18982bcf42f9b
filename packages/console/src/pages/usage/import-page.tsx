import { Link, useSearch } from "@tanstack/react-router"
import { useState } from "react"
import { saveText } from "../../api/download.ts"
import { parseExact } from "../../api/exact.ts"
import { Refused } from "../../api/refused.ts"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { CheckField, SelectField, TextArea } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import { crumbClass, Note, Page, Section } from "../../ui/page.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { Mark } from "../../ui/status.tsx"
import { errorsCsv } from "./errors-csv.ts"
import { textIn } from "../../ui/typed.ts"

type Answer = components["schemas"]["ImportDataResponse"]

const example = "charge,fromDate,toDate,quantity,source\nOPC-1001,2026-11-01,2026-11-01,12.5,meter 7"

/** Rows of JSON, with all digits of their quantities. */
const readJson = (text: string): unknown => {
  try {
    return parseExact(text)
  } catch (error) {
    const place = /\(line \d+ column \d+\)$/.exec(String(error))?.[0] ?? ""
    throw new Refused({
      status: 400,
      title: "Not valid",
      errors: { data: [`must be a complete JSON list ${place}`.trim()] },
    })
  }
}

/** Reports many rows at once, from a file or a text field; the errors by row can be downloaded. */
export const UsageImportPage = () => {
  const { numbers } = useWords()
  const entity = useEntity()
  const run = useDo()
  const reason = useReason()("usage:write")
  const [text, setText] = useState("")
  const [answer, setAnswer] = useState<Answer>()
  const { kind } = useSearch({ strict: false })
  const send = async (data: FormData, once: string) => {
    const path = textIn(data, "kind") === "Measurements" ? "/Measurements/import" : "/Usage/import"
    const isJson = text.trimStart().startsWith("[")
    const body = {
      mappingTemplateName: "Default",
      dataFormat: isJson ? "json" : "csv",
      data: isJson ? readJson(text) : text,
      dateFormat: textIn(data, "dateFormat"),
      decimalSeparator: textIn(data, "decimalSeparator"),
      allowDuplicateEntries: data.has("allowDuplicateEntries"),
      breakOnValidationError: data.has("breakOnValidationError"),
    }
    setAnswer(await run("post", path, { body, once }))
  }
  return (
    <Page
      title="Import usage"
      crumb={
        <Link to="/$entity/usage" params={{ entity }} className={crumbClass}>
          Usage ›
        </Link>
      }
    >
      <Form label="Import" onSend={send}>
        {(busy) => (
          <>
            <SelectField name="kind" label="Rows are" defaultValue={kind === "measurements" ? "Measurements" : "Usage"}>
              <option value="Usage">Usage: how much was used</option>
              <option value="Measurements">Measurements: how much there was on a day</option>
            </SelectField>
            <div>
              <label>
                File{" "}
                <input
                  type="file"
                  accept=".csv,.json,.txt,text/csv,application/json"
                  onChange={({ target }) => void target.files?.[0]?.text().then(setText)}
                />
              </label>
            </div>
            <TextArea
              name="data"
              label="Rows"
              hint="CSV with a header line, or a JSON list; at most 10,000 rows. Each row names its charge, its day and its quantity."
              mono
              rows={8}
              spellCheck={false}
              placeholder={example}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <SelectField name="dateFormat" label="Days are written">
              {["yyyy-MM-dd", "dd/MM/yyyy", "MM/dd/yyyy", "yyyyMMdd"].map((each) => (
                <option key={each}>{each}</option>
              ))}
            </SelectField>
            <SelectField name="decimalSeparator" label="Decimal separator">
              <option value=".">a point</option>
              <option value=",">a comma</option>
            </SelectField>
            <CheckField
              name="breakOnValidationError"
              label="All or nothing"
              hint="Otherwise valid rows are stored, and invalid ones are reported."
            />
            <CheckField
              name="allowDuplicateEntries"
              label="Allow duplicate rows"
              hint="Otherwise a row that equals a stored one is an error."
            />
            <FormButtons busy={busy} reason={reason}>
              Import
            </FormButtons>
          </>
        )}
      </Form>
      {answer === undefined ? null : (
        <Section
          title={answer.hasErrors ? `${numbers.count(answer.errors.length)} errors` : "Imported"}
          aside={
            answer.hasErrors ? (
              <Button
                icon="download"
                onClick={() => saveText("usage errors.csv", "text/csv", errorsCsv(answer.errors))}
              >
                Errors as CSV
              </Button>
            ) : undefined
          }
        >
          {answer.hasErrors ? (
            <PlainTable
              label="Errors"
              columns={[
                { key: "row", head: "Row", end: true, cell: ({ row }) => numbers.count(row) },
                { key: "field", head: "Field", cell: ({ field }) => field },
                { key: "message", head: "Error", cell: ({ message }) => message },
              ]}
              rows={answer.errors.slice(0, 200)}
              keyOf={(_, index) => String(index)}
            />
          ) : (
            <Mark tone="good" icon="good" word="Every row was stored" />
          )}
          <Link
            to="/$entity/usage"
            params={{ entity }}
            search={answer.importDataType === "Usage" ? {} : { kind: "measurements" }}
          >
            {answer.importDataType === "Usage" ? "Usage so far" : "Measurements so far"}
          </Link>
          {answer.errors.length > 200 ? (
            <Note>Only the first 200 errors are shown; the file has all of them.</Note>
          ) : null}
        </Section>
      )}
    </Page>
  )
}
