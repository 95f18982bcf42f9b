import { useState } from "react"
import { WebhookAuthentication as limits } from "../../api/constraints.gen.ts"
import { Options, SelectField, TextField } from "../../ui/field.tsx"
import { Section } from "../../ui/page.tsx"
import type { Settings } from "./webhook-settings-values.ts"

const types = { "": "None", Basic: "Basic: user name and password", Bearer: "Bearer: a token" }

/** The way in which the sender is identified to the receiver. */
export const AuthenticationFields = ({ authentication }: { readonly authentication: Settings["authentication"] }) => {
  const [type, setType] = useState<string>(authentication?.type ?? "")
  const isKept = authentication?.type === type
  const hint = isKept ? "Leave this empty to keep the stored one." : "Never shown again."
  return (
    <Section title="Authentication at the receiver">
      <SelectField
        name="authentication.type"
        label="Authentication"
        hint="Needs a webhook whose URL begins with https."
        value={type}
        onChange={({ target }) => setType(target.value)}
      >
        <Options of={types} />
      </SelectField>
      {type === "Basic" ? (
        <>
          <TextField
            name="authentication.username"
            label="User name"
            limits={limits.username}
            defaultValue={authentication?.username}
          />
          <TextField name="authentication.password" label="Password" type="password" hint={hint} optional={isKept} />
        </>
      ) : null}
      {type === "Bearer" ? (
        <TextField name="authentication.token" label="Token" type="password" hint={hint} optional={isKept} />
      ) : null}
    </Section>
  )
}
