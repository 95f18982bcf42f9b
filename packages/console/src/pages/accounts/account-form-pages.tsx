import { Link, useParams } from "@tanstack/react-router"
import { useDo } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { Edited, useEdited } from "../../shell/edited.tsx"
import { useEntity } from "../../shell/entity.ts"
import { crumbClass, Page } from "../../ui/page.tsx"
import { say } from "../../ui/toast.tsx"
import { withoutNulls } from "../../ui/typed.ts"
import { AccountForm, accountLabels } from "./account-form.tsx"

const Crumb = () => {
  const entity = useEntity()
  return (
    <Link to="/$entity/accounts" params={{ entity }} className={crumbClass}>
      Accounts ›
    </Link>
  )
}

export const NewAccountPage = () => {
  const go = useGo()
  const run = useDo()
  return (
    <Page title="New account" crumb={<Crumb />}>
      <AccountForm
        action="Create account"
        onCancel={() => void go("accounts")}
        onSend={async ({ customFields, ...given }, once) => {
          const { name, currency } = given
          const fields = customFields === undefined ? {} : { customFields: withoutNulls(customFields) }
          const body = { ...withoutNulls(given), name, currency, ...fields }
          const { id, accountNumber } = await run("post", "/Accounts", { body, once })
          say(`Account ${accountNumber} is made`)
          void go(`accounts/${id}`)
        }}
      />
    </Page>
  )
}

export const EditAccountPage = () => {
  const { account: id = "" } = useParams({ strict: false })
  const go = useGo()
  const edited = { path: "/Accounts/{id}", input: { path: { id } } } as const
  const found = useEdited(edited.path, edited.input)
  const name = found.data?.data.name
  return (
    <Page title={name === undefined ? "Edit account" : `Edit ${name}`} shown={name} crumb={<Crumb />}>
      <Edited
        {...edited}
        found={found}
        named={(account) => ({ ...account, currency: account.currencyCode })}
        labels={accountLabels}
        onSaved={() => {
          say("Saved")
          void go(`accounts/${id}`)
        }}
      >
        {(account, save) => (
          <AccountForm account={account} action="Save" onCancel={() => void go(`accounts/${id}`)} onSend={save} />
        )}
      </Edited>
    </Page>
  )
}
