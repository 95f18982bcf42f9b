import { Link } from "@tanstack/react-router"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import css from "../../ui/layout.module.css"
import { Note, Panel, Section } from "../../ui/page.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"

const labels: Readonly<Record<string, string>> = {
  name: "Name",
  taxRegistrationNumber: "Tax number",
  electronicInvoiceAddress: "Electronic address",
  electronicInvoiceAddressScheme: "Scheme of the electronic address",
  "defaultInvoiceAddress.street": "Street",
  "defaultInvoiceAddress.city": "City",
  "defaultInvoiceAddress.zip": "Postcode",
  "defaultInvoiceAddress.country": "Country",
}

/** Data of an account that the national system would refuse in a buyer, each item with a link to its field. */
export const BuyerReadiness = ({ id }: { readonly id: string }) => {
  const entity = useEntity()
  const { data, isError, error, refetch } = useAsk("/Accounts/{id}/NationalEInvoiceValidation", { path: { id } })
  return (
    <Section title="E-invoices">
      {isError ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton rows={1} />
      ) : (
        <>
          {data.isExcluded ? <Note>Its invoices are kept out of the national system.</Note> : null}
          {data.isValid ? <Mark tone="good" icon="good" word="Ready" /> : null}
          {data.isValid ? null : (
            <Panel>
              {data.findings.map(({ field, rule, text }) => (
                <div key={`${field} ${rule}`} className={css.row}>
                  <span>
                    <Link to="/$entity/accounts/$account/edit" params={{ entity, account: id }} hash={field}>
                      {labels[field] ?? field}
                    </Link>
                    {": "}
                    {text}
                  </span>
                  <Mark tone="bad" icon="bad" word={rule} />
                </div>
              ))}
            </Panel>
          )}
        </>
      )}
    </Section>
  )
}
