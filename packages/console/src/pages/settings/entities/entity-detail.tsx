import { useNavigate, useParams } from "@tanstack/react-router"
import { useAsk } from "../../../shell/ask.ts"
import { useCloseRow } from "../../../shell/close-row.ts"
import { History } from "../../../shell/history.tsx"
import { factsOf } from "../../../shell/request-form.ts"
import { useReason, useWords } from "../../../shell/session.tsx"
import { Button } from "../../../ui/button.tsx"
import { Id } from "../../../ui/copy.tsx"
import { Facts, Note, Section } from "../../../ui/page.tsx"
import { PlainTable } from "../../../ui/plain-table.tsx"
import { Detail, PendingDetail } from "../../../ui/split.tsx"
import { addressText } from "../../address-text.ts"
import { sellerTexts } from "../../seller-texts.ts"
import { seriesWords } from "../../../shell/resources.ts"
import {
  accountSettings,
  accountWords,
  keepsUtc,
  type LegalEntity,
  monthWords,
  prorationWords,
  rateSourceWords,
} from "./entity-words.ts"

const yesOrNo = (is: boolean) => (is ? "Yes" : "No")

/** A legal entity with all of its options. */
export const EntityDetail = () => {
  const { one = "" } = useParams({ strict: false })
  const close = useCloseRow("/settings/entities")
  const navigate = useNavigate()
  const reason = useReason()("settings:write")
  const asked = useAsk("/LegalEntities/{id}", { path: { id: one } })
  const company = asked.data
  if (company === undefined) return <PendingDetail title="Legal entity" of={asked} onClose={close} />
  return (
    <Detail
      title={company.name}
      onClose={close}
      history={<History of="LegalEntity" id={one} />}
      raw={company}
      actions={
        <Button reason={reason} onClick={() => void navigate({ to: `/settings/entities/${one}/edit` })}>
          Edit
        </Button>
      }
    >
      {keepsUtc(company) && (
        <Note>
          {company.name} uses UTC, so documents may get the date of the day before or after. Edit its time zone; Etc/UTC
          means that UTC is intended.
        </Note>
      )}
      <Facts
        of={[
          ["Base currency", company.baseCurrency],
          ["Country", company.country],
          ["Time zone", company.timeZone],
          ...factsOf(sellerTexts, company),
          ["Address", addressText(company.address)],
          ["Id", <Id key="id" id={company.id} />],
        ]}
      />
      <Options company={company} />
      <Section title="Accounts for booking">
        <Facts of={accountSettings.map((setting) => [accountWords[setting], company[setting]])} />
      </Section>
      <Section title="Number series">
        <PlainTable
          label="Number series"
          columns={[
            { key: "type", head: "Of", cell: ({ type }) => seriesWords[type] },
            { key: "format", head: "Format", keep: true, cell: ({ format }) => <code>{format}</code> },
            { key: "next", head: "Next number", end: true, cell: ({ nextNumber }) => String(nextNumber) },
          ]}
          rows={company.numberSeries}
          keyOf={({ type }) => type}
        />
      </Section>
    </Detail>
  )
}

const Options = ({ company }: { readonly company: LegalEntity }) => {
  const { numbers } = useWords()
  const { baseCurrency, totalRoundingUnit } = company
  return (
    <>
      <Section title="Invoices">
        <Facts
          of={[
            ["Payment term", company.defaultPaymentTerm ?? "None: due at once"],
            ["Tax", company.taxTemplate ?? "None"],
            [
              "Totals are rounded to",
              totalRoundingUnit === undefined
                ? `The digits of ${baseCurrency}`
                : numbers.money(totalRoundingUnit, baseCurrency),
            ],
            ["VAT in another currency", rateSourceWords[company.taxRateSource]],
            ["Pages of invoices for customers", yesOrNo(company.hostedPages.enabled)],
            ["Credit notes settle their invoice", yesOrNo(company.matchCreditsOnPost)],
            ["National e-invoices", yesOrNo(company.nationalEInvoice)],
          ]}
        />
      </Section>
      <Section title="Subscriptions and payments">
        <Facts
          of={[
            ["Auto-renew subscriptions", yesOrNo(company.autoRenew)],
            ["Proration", prorationWords[company.prorationMethod]],
            ["Payment tolerance", numbers.money(company.paymentTolerance, baseCurrency)],
            ["Fiscal year begins in", monthWords[company.fiscalYearStartMonth - 1]],
          ]}
        />
      </Section>
    </>
  )
}
