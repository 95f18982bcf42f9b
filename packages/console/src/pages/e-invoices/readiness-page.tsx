import { Link } from "@tanstack/react-router"
import { useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useMe } from "../../shell/session.tsx"
import css from "../../ui/layout.module.css"
import { crumbClass, Note, Page, Panel, Section } from "../../ui/page.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"
import { connectionMark } from "../integrations/connection-mark.ts"
import { SendToken, Told } from "../integrations/send-token.tsx"
import { SellerForm } from "./seller-form.tsx"

type Address = components["schemas"]["Address"]

/** The fields to correct, by the texts that name them (contract E8). */
const fields = [
  ["Organization number", "organizationNumber"],
  ["Tax registration number", "taxRegistrationNumber"],
  ["Bank account", "iban"],
  ["IBAN", "iban"],
  ["BIC", "bic"],
] as const

/** A missing or doubtful value, with a link to its field; for an address, to its first missing part. */
const ToField = ({ text, address }: { readonly text: string; readonly address: Address | undefined }) => {
  const part = (["street", "zip", "city", "country"] as const).find((name) => (address?.[name] ?? "").trim() === "")
  const name = fields.find(([words]) => text.startsWith(words))?.[1] ?? `address.${part ?? "street"}`
  return (
    <Link to="." hash={name} onClick={() => document.getElementsByName(name)[0]?.focus()}>
      {text}
    </Link>
  )
}

/** The data that the company lacks to send national e-invoices, with the fields to enter it. */
export const ReadinessPage = () => {
  const entity = useEntity()
  const { legalEntities } = useMe()
  const name = legalEntities.find(({ id }) => id === entity)?.name ?? ""
  const at = { path: { id: entity } }
  const verdict = useAsk("/LegalEntities/{id}/NationalEInvoiceValidation", at)
  const company = useAsk("/LegalEntities/{id}", at)
  const connection = useAsk("/Integrations/AutoInvoice", {}).data
  const settings = useAsk("/Integrations/NationalEInvoice", {}).data
  const [told, setTold] = useState<readonly string[]>([])
  return (
    <Page
      title="Readiness for e-invoices"
      crumb={
        <Link to="/$entity/e-invoices" params={{ entity }} className={crumbClass}>
          E-invoices ›
        </Link>
      }
    >
      <Section title={name}>
        {verdict.isError ? (
          <Failure error={verdict.error} onRetry={() => void verdict.refetch()} />
        ) : verdict.data === undefined ? (
          <Skeleton rows={4} />
        ) : (
          <Panel>
            <div className={css.row}>
              <Link to="/$entity/integrations/e-invoices" params={{ entity }}>
                Connection and token
              </Link>
              {connection === undefined || settings === undefined ? (
                <span />
              ) : (
                <Mark {...connectionMark(connection, settings)} />
              )}
            </div>
            {settings !== undefined && settings.hasToken && !settings.isLinked ? (
              <div className={css.row}>
                <span>The company is not linked to the national system at the provider yet</span>
                <SendToken onTold={setTold} />
                <Told messages={told} />
              </div>
            ) : null}
            {verdict.data.isValid ? (
              <div className={css.row}>
                <span>Data of the company</span>
                <Mark tone="good" icon="good" word="Complete" />
              </div>
            ) : null}
            {verdict.data.missingFields.map((field) => (
              <div key={field} className={css.row}>
                <ToField text={field} address={company.data?.address} />
                <Mark tone="bad" icon="bad" word="Missing" />
              </div>
            ))}
            {verdict.data.warnings.map((warning) => (
              <div key={warning} className={css.row}>
                <ToField text={warning} address={company.data?.address} />
                <Mark tone="attention" icon="alert" word="Looks wrong" />
              </div>
            ))}
          </Panel>
        )}
      </Section>
      <Section title="Data of the company">
        <Note>Every invoice shows this data. A posted invoice keeps the data that it was posted with.</Note>
        {company.isError ? (
          <Failure error={company.error} onRetry={() => void company.refetch()} />
        ) : company.data === undefined ? (
          <Skeleton rows={6} />
        ) : (
          <SellerForm company={company.data} />
        )}
      </Section>
    </Page>
  )
}
