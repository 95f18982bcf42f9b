import { CommercialRatesRequest } from "../../api/constraints.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useReason } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { TextField } from "../../ui/field.tsx"
import { Form, FormActions } from "../../ui/form.tsx"
import { Section } from "../../ui/page.tsx"
import { say } from "../../ui/toast.tsx"
import { secretIn } from "../../ui/typed.ts"

/** The key of the commercial provider, which is tested there before it is stored. */
export const KeyForm = ({ isKept }: { readonly isKept: boolean }) => {
  const run = useDo()
  const reason = useReason()("rates:admin")
  return (
    <Section title="API key">
      <Form
        label="API key"
        onSend={async (data) => {
          const apiKey = secretIn(data, "apiKey")
          await run("put", "/Integrations/CommercialRates", { body: { apiKey } })
          say("The provider accepts the key: it is stored")
        }}
      >
        {(busy) => (
          <>
            <TextField
              name="apiKey"
              type="password"
              label={isKept ? "Another key" : "Key"}
              hint="Tested at the provider first, and never shown again."
              limits={CommercialRatesRequest.apiKey}
              autoComplete="off"
            />
            <FormActions>
              <Button type="submit" reason={reason} busy={busy}>
                Save the key
              </Button>
            </FormActions>
          </>
        )}
      </Form>
    </Section>
  )
}
