import { useState } from "react"
import { SignInProviderRequest } from "../../api/constraints.gen.ts"
import { Refused } from "../../api/refused.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useReason } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Copyable } from "../../ui/copy.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { TextArea, TextField } from "../../ui/field.tsx"
import { Form, FormActions } from "../../ui/form.tsx"
import { Facts } from "../../ui/page.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { say } from "../../ui/toast.tsx"
import { secretIn, textIn } from "../../ui/typed.ts"

type Provider = components["schemas"]["SignInProvider"]

/** Each domain is one line of a single field. */
const lines = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`domains[${index}]`, "domains"]))
const domainsIn = (data: FormData) =>
  textIn(data, "domains")
    .split(/[\n,;]+/)
    .flatMap((each) => (each.trim() === "" ? [] : [each.trim()]))

/** The tenant's OpenID Connect provider, which is contacted before its settings are stored. */
export const SignInProvider = () => {
  const found = useAsk("/SignInProvider", {})
  const isMissing = found.error instanceof Refused && found.error.status === 404
  if (found.isError && !isMissing) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (found.data === undefined && !isMissing) return <Skeleton rows={5} />
  return <ProviderForm key={found.data?.id} kept={isMissing ? undefined : found.data} onChange={found.refetch} />
}

const ProviderForm = ({
  kept,
  onChange,
}: {
  readonly kept: Provider | undefined
  readonly onChange: () => Promise<unknown>
}) => {
  const run = useDo()
  const reason = useReason()("users:admin")
  const [isRemoving, setIsRemoving] = useState(false)
  const save = async (data: FormData) => {
    const clientSecret = secretIn(data, "clientSecret")
    await run("put", "/SignInProvider", {
      body: {
        name: textIn(data, "name"),
        issuer: textIn(data, "issuer"),
        clientId: textIn(data, "clientId"),
        domains: domainsIn(data),
        ...(clientSecret === "" ? {} : { clientSecret }),
      },
    })
    say("The provider answered correctly: the settings are saved")
  }
  return (
    <Form label="Sign-in provider" onSend={save} named={lines}>
      {(busy) => (
        <>
          <Facts
            of={[
              [
                "Callback address",
                <Copyable
                  key="callback"
                  what="callback address"
                  mono
                  text={kept?.callbackUrl ?? `${location.origin}/Session/Oidc/Callback`}
                />,
              ],
            ]}
          />
          <TextField
            name="name"
            label="Name"
            hint="On the button of the sign-in page."
            limits={SignInProviderRequest.name}
            defaultValue={kept?.name}
          />
          <TextField
            name="issuer"
            label="Issuer"
            hint="The provider's address, exactly as the provider states it. The provider is contacted before anything is saved."
            limits={SignInProviderRequest.issuer}
            inputMode="url"
            defaultValue={kept?.issuer}
          />
          <TextField
            name="clientId"
            label="Client id"
            limits={SignInProviderRequest.clientId}
            defaultValue={kept?.clientId}
          />
          <TextField
            name="clientSecret"
            type="password"
            label="Client secret"
            hint={
              kept === undefined
                ? "Never shown again."
                : "Leave this empty to keep the stored secret. A new issuer needs a new secret."
            }
            optional={kept !== undefined}
            limits={SignInProviderRequest.clientSecret}
            autoComplete="off"
          />
          <TextArea
            name="domains"
            label="Domains of e-mail addresses"
            hint="One per line. The sign-in page offers the provider to these addresses; an invitation offers it to everybody."
            optional
            rows={3}
            defaultValue={kept?.domains.join("\n")}
          />
          <FormActions>
            <Button type="submit" look="primary" reason={reason} busy={busy}>
              {kept === undefined ? "Set the provider" : "Save"}
            </Button>
            {kept === undefined ? null : (
              <Button icon="trash" reason={reason} onClick={() => setIsRemoving(true)}>
                Remove…
              </Button>
            )}
          </FormActions>
          <Confirm
            open={isRemoving}
            onClose={() => setIsRemoving(false)}
            title={`Remove ${kept?.name ?? "the provider"}?`}
            action="Remove provider"
            danger
            onConfirm={async () => {
              await run("delete", "/SignInProvider", {})
              await onChange()
              say("The provider is removed")
            }}
          >
            <p>
              Nobody can sign in with the provider any more. People without a password need a new link from Settings,
              Users.
            </p>
          </Confirm>
        </>
      )}
    </Form>
  )
}
