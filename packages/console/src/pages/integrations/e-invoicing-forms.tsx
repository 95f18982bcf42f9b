import { AutoInvoiceConnectionRequest } from "../../api/constraints.gen.ts"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useReason } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { CheckField, SelectField, TextField } from "../../ui/field.tsx"
import { Form, FormActions } from "../../ui/form.tsx"
import { say } from "../../ui/toast.tsx"
import { SendToken, Told } from "./send-token.tsx"
import { secretIn, textIn } from "../../ui/typed.ts"

type Schemas = components["schemas"]

/** The credentials for the provider, which are tested there before they are stored. */
export const ConnectionForm = ({ connection }: { readonly connection: Schemas["AutoInvoiceConnection"] }) => {
  const run = useDo()
  const reason = useReason()("einvoices:write")
  const { isConnected, isActive, companyId } = connection
  return (
    <Form
      label="Connection"
      onSend={async (data) => {
        const apiKey = secretIn(data, "apiKey")
        const body = {
          companyId: textIn(data, "companyId"),
          isActive: textIn(data, "isActive") !== "",
          ...(apiKey === "" ? {} : { apiKey }),
        }
        await run("put", "/Integrations/AutoInvoice", { body })
        say("Connected")
      }}
    >
      {(busy) => (
        <>
          <TextField
            name="companyId"
            label="Company id"
            limits={AutoInvoiceConnectionRequest.companyId}
            defaultValue={companyId}
          />
          <TextField
            name="apiKey"
            type="password"
            label="API key"
            optional={isConnected}
            hint={
              isConnected
                ? "Leave this empty to keep the stored key."
                : "Tested at the provider first, and never shown again."
            }
          />
          <CheckField
            name="isActive"
            label="Active"
            hint="While it is off, nothing is sent and nothing is read."
            defaultChecked={isActive || !isConnected}
          />
          <FormActions>
            <Button type="submit" look={isConnected ? "usual" : "primary"} reason={reason} busy={busy}>
              {isConnected ? "Save the connection" : "Connect"}
            </Button>
          </FormActions>
        </>
      )}
    </Form>
  )
}

/** Settings of the national system: the token, and the treatment of invoices that it would refuse. */
export const NationalForm = ({
  settings,
  told,
  onTold,
}: {
  readonly settings: Schemas["NationalEInvoiceSettings"]
  /** The provider's refusals of the last request. */
  readonly told: readonly string[]
  readonly onTold: (messages: readonly string[]) => void
}) => {
  const run = useDo()
  const reason = useReason()("einvoices:write")
  return (
    <Form
      label="National system"
      onSend={async (data) => {
        const token = secretIn(data, "nationalEInvoiceToken")
        const body = {
          isEnabled: textIn(data, "isEnabled") !== "",
          preflightOnPosting: textIn(data, "preflightOnPosting") as "Warn" | "Refuse",
          ...(token === "" ? {} : { nationalEInvoiceToken: token }),
          tokenExpires: textIn(data, "tokenExpires") || null,
        }
        const { messages = [] } = await run("put", "/Integrations/NationalEInvoice", { body })
        onTold(messages)
        say(messages.length === 0 ? "Saved" : "Saved, but the provider refused some values")
      }}
    >
      {(busy) => (
        <>
          <TextField
            name="nationalEInvoiceToken"
            type="password"
            label="Token"
            optional
            hint={
              settings.hasToken
                ? "Leave this empty to keep the stored token."
                : "From the national system, for this company."
            }
          />
          <TextField
            name="tokenExpires"
            type="date"
            label="Valid until"
            optional
            defaultValue={settings.tokenExpires}
            hint="Administrators are warned 30, 7 and 1 days before."
          />
          <SelectField
            name="preflightOnPosting"
            label="An invoice that would be refused"
            defaultValue={settings.preflightOnPosting}
          >
            <option value="Warn">is posted, with a warning</option>
            <option value="Refuse">cannot be posted</option>
          </SelectField>
          <CheckField name="isEnabled" label="Send posted invoices" defaultChecked={settings.isEnabled} />
          <Told messages={told} />
          <FormActions>
            <Button type="submit" reason={reason} busy={busy}>
              Save the settings
            </Button>
            {settings.hasToken ? <SendToken onTold={onTold} /> : null}
          </FormActions>
        </>
      )}
    </Form>
  )
}
