import { useParams } from "@tanstack/react-router"
import { useState } from "react"
import { useAsk, useDo } from "../../../shell/ask.ts"
import { useCloseRow } from "../../../shell/close-row.ts"
import { History } from "../../../shell/history.tsx"
import { useReason, useWords } from "../../../shell/session.tsx"
import { Button } from "../../../ui/button.tsx"
import { Id } from "../../../ui/copy.tsx"
import { Confirm } from "../../../ui/dialog.tsx"
import { Facts, Section } from "../../../ui/page.tsx"
import { PlainTable } from "../../../ui/plain-table.tsx"
import { Detail, PendingDetail } from "../../../ui/split.tsx"
import { say } from "../../../ui/toast.tsx"
import type { ReferenceList } from "./reference-list.ts"
import { placeText, rateText, type TaxTemplate } from "./reference-words.ts"
import { useReferenceList } from "./use-reference-list.ts"

/** An entry of a list of reference data. */
export const ReferenceDetail = () => {
  const [list, at] = useReferenceList()
  return list === undefined ? null : <Entry list={list} at={at} />
}

const Entry = ({ list, at }: { readonly list: ReferenceList; readonly at: string }) => {
  const { one: id = "" } = useParams({ strict: false })
  const close = useCloseRow(at)
  const words = useWords()
  const asked = useAsk(`${list.path}/{id}` as "/PaymentTerms/{id}", { path: { id } })
  const entry = asked.data
  if (entry === undefined) return <PendingDetail title={list.title} of={asked} rows={4} onClose={close} />
  return (
    <Detail
      title={list.nameOf(entry)}
      onClose={close}
      history={list.audited === undefined ? undefined : <History of={list.audited} id={id} />}
      raw={entry}
      actions={
        list.path === "/Currency" ? <DeleteCurrency id={id} code={list.nameOf(entry)} onDone={close} /> : undefined
      }
    >
      <Facts
        of={[
          ...list.parts.map(({ head, value }) => [head, value(entry, words)] as const),
          ["Id", <Id key="id" id={id} />],
        ]}
      />
      {list.path === "/TaxTemplates" ? <Rates template={entry as unknown as TaxTemplate} /> : null}
    </Detail>
  )
}

/** The rates of a tax template by place; the most specific place for an address counts. */
const Rates = ({ template }: { readonly template: TaxTemplate }) => {
  const words = useWords()
  return (
    <Section title="Rates">
      <PlainTable
        label="Rates"
        columns={[
          { key: "place", head: "Where", cell: (detail) => placeText(detail) },
          { key: "rate", head: "Rate", end: true, keep: true, cell: (detail) => rateText(detail, words) },
          {
            key: "category",
            head: "Category",
            cell: ({ taxCategory: { externalCode, name } }) => `${externalCode} ${name}`,
          },
          {
            key: "reason",
            head: "Reason for no tax",
            cell: ({ exemptionReason, exemptionReasonCode }) =>
              [exemptionReasonCode, exemptionReason].filter((each) => each !== undefined).join(" "),
          },
        ]}
        rows={template.details}
        keyOf={({ id }) => id}
      />
    </Section>
  )
}

const DeleteCurrency = ({
  id,
  code,
  onDone,
}: {
  readonly id: string
  readonly code: string
  readonly onDone: () => void
}) => {
  const run = useDo()
  const reason = useReason()("rates:write")
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button icon="trash" reason={reason} onClick={() => setIsAsked(true)}>
        Delete…
      </Button>
      <Confirm
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={`Delete ${code}?`}
        action={`Delete ${code}`}
        danger
        onConfirm={async () => {
          await run("delete", "/Currency/{id}", { path: { id } })
          say(`${code} is deleted`)
          onDone()
        }}
      >
        <p>
          Its rates are no longer imported, in the whole tenant. A base currency, or a currency that has rates, cannot
          be deleted.
        </p>
      </Confirm>
    </>
  )
}
