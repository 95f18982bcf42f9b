import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { allows } from "../../api/permissions.ts"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useMe, useWords } from "../../shell/session.tsx"
import css from "../../ui/layout.module.css"
import { Page, Panel, Section } from "../../ui/page.tsx"
import { Empty } from "../../ui/states.tsx"
import { Mark, type StatusRow } from "../../ui/status.tsx"
import { connectionMark } from "./connection-mark.ts"
import { type RateProviderName, rateProviders } from "./rate-providers.ts"
import { useProvider } from "./use-provider.ts"

/** The external services that the company uses, with their state and last run. */
export const IntegrationsPage = () => {
  const { permissions } = useMe()
  const [seesRates, seesEInvoices] = [allows(permissions, "rates:read"), allows(permissions, "einvoices:read")]
  return (
    <Page title="Integrations">
      {seesRates || seesEInvoices ? null : (
        <Empty>
          This page requires rates:read or einvoices:read. Somebody who manages users can give you the permission.
        </Empty>
      )}
      {seesRates ? (
        <Section title="Exchange rates">
          <Panel>
            {(Object.keys(rateProviders) as readonly RateProviderName[]).map((name) => (
              <RateProviderRow key={name} name={name} />
            ))}
          </Panel>
        </Section>
      ) : null}
      {seesEInvoices ? (
        <Section title="National e-invoices">
          <Panel>
            <ConnectionRow />
          </Panel>
        </Section>
      ) : null}
    </Page>
  )
}

const Row = ({
  to,
  name,
  mark,
  aside,
  children,
}: {
  readonly to: string
  readonly name: string
  readonly mark: StatusRow | undefined
  readonly aside: string
  readonly children: ReactNode
}) => {
  const entity = useEntity()
  return (
    <div className={css.row}>
      <Link to={`/${entity}/integrations/${to}` as never}>{name}</Link>
      {mark === undefined ? <span /> : <Mark {...mark} />}
      {aside === "" ? null : <small className={css.small}>{aside}</small>}
      <p>{children}</p>
    </div>
  )
}

const RateProviderRow = ({ name: slug }: { readonly name: RateProviderName }) => {
  const { name, path, about } = rateProviders[slug]
  const { time, numbers } = useWords()
  const { state, mark, isPending, error } = useProvider(path)
  const runs = [
    ...(state?.lastRun === undefined
      ? []
      : [`last ${time.moment(state.lastRun)} ${time.zone}, ${numbers.count(state.created ?? 0)} rates`]),
    ...(state?.nextRun === undefined ? [] : [`next ${time.moment(state.nextRun)} ${time.zone}`]),
  ]
  return (
    <Row to={slug} name={name} mark={isPending || error !== undefined ? undefined : mark} aside={runs.join("; ")}>
      {state?.message ?? about}
    </Row>
  )
}

const ConnectionRow = () => {
  const connection = useAsk("/Integrations/AutoInvoice", {}).data
  const settings = useAsk("/Integrations/NationalEInvoice", {}).data
  const mark = connection === undefined || settings === undefined ? undefined : connectionMark(connection, settings)
  return (
    <Row to="e-invoices" name="E-invoicing network provider" mark={mark} aside="">
      Posted invoices go through it to the national system, and their acknowledgements come back.
    </Row>
  )
}
