import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { Moment } from "../../shell/moment.tsx"
import { useReason } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import css from "../../ui/layout.module.css"
import { Facts, Note, Page, Section } from "../../ui/page.tsx"
import { allOf, Pending } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"
import { say } from "../../ui/toast.tsx"
import { connectionMark } from "./connection-mark.ts"
import { ConnectionForm, NationalForm } from "./e-invoicing-forms.tsx"
import { IntegrationLog } from "./integration-log.tsx"
import { IntegrationsCrumb } from "./provider-page.tsx"

/** The settings of national e-invoicing: the connection, the token, and the provider's messages. */
export const EInvoicingPage = () => {
  const entity = useEntity()
  const run = useDo()
  const reason = useReason()("einvoices:write")
  const [isLeaving, setIsLeaving] = useState(false)
  // Kept by the page, because the form is remounted with the saved values.
  const [told, setTold] = useState<readonly string[]>([])
  const connection = useAsk("/Integrations/AutoInvoice", {})
  const settings = useAsk("/Integrations/NationalEInvoice", {})
  const answers = allOf(connection, settings)
  const shown = connection.data === undefined || settings.data === undefined
  return (
    <Page
      title="E-invoicing network provider"
      crumb={<IntegrationsCrumb />}
      state={shown ? undefined : <Mark {...connectionMark(connection.data, settings.data)} tinted />}
      actions={
        connection.data?.isConnected === true ? (
          <Button look="danger" reason={reason} onClick={() => setIsLeaving(true)}>
            Disconnect…
          </Button>
        ) : null
      }
    >
      {answers.isError || shown ? (
        <Pending of={answers} rows={6} />
      ) : (
        <>
          <Note>
            Posted invoices go through it to the national system, and their acknowledgements come back. The data that
            the company needs is listed under{" "}
            <Link to="/$entity/e-invoices/readiness" params={{ entity }}>
              readiness
            </Link>
            .
          </Note>
          <Facts
            of={[
              ["Company at the provider", connection.data.companyId],
              [
                "Connected",
                connection.data.connected === undefined ? undefined : (
                  <Moment key="connected" at={connection.data.connected} whole />
                ),
              ],
              ["Linked to the national system", settings.data.isLinked ? "yes" : "not yet"],
              ["Token", settings.data.hasToken ? `ends in ${settings.data.tokenEnding ?? "…"}` : "none"],
            ]}
          />
          <div className={css.columns}>
            <Section title="Connection">
              <ConnectionForm key={JSON.stringify(connection.data)} connection={connection.data} />
            </Section>
            <Section title="National system">
              <NationalForm key={JSON.stringify(settings.data)} settings={settings.data} told={told} onTold={setTold} />
            </Section>
          </div>
          <Section title="Log">
            <IntegrationLog />
          </Section>
        </>
      )}
      <Confirm
        open={isLeaving}
        onClose={() => setIsLeaving(false)}
        title="Disconnect the network provider?"
        action="Disconnect"
        danger
        typed={connection.data?.companyId}
        onConfirm={async () => {
          await run("delete", "/Integrations/AutoInvoice", {})
          say("Disconnected")
        }}
      >
        <p>No further invoice is sent, and the status of sent ones is no longer read. All entries stay.</p>
      </Confirm>
    </Page>
  )
}
