import { Link, useNavigate, useParams } from "@tanstack/react-router"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { crumbClass, Page } from "../../ui/page.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { say } from "../../ui/toast.tsx"
import { withoutNulls } from "../../ui/typed.ts"
import { AccountForm } from "./account-form.tsx"

const Crumb = () => {
  const entity = useEntity()
  return (
    <Link to={`/${entity}/accounts` as never} className={crumbClass}>
      Accounts ›
    </Link>
  )
}

const useGo = () => {
  const entity = useEntity()
  const navigate = useNavigate()
  return (account: string | undefined) =>
    void navigate({ to: `/${entity}/accounts${account === undefined ? "" : `/${account}`}` })
}

export const NewAccountPage = () => {
  const go = useGo()
  const run = useDo()
  return (
    <Page title="New account" crumb={<Crumb />}>
      <AccountForm
        action="Create account"
        onCancel={() => go(undefined)}
        onSend={async ({ customFields, ...given }, once) => {
          const { name, currency } = given
          const fields = customFields === undefined ? {} : { customFields: withoutNulls(customFields) }
          const body = { ...withoutNulls(given), name, currency, ...fields }
          const { id, accountNumber } = await run("post", "/Accounts", { body, once })
          say(`Account ${accountNumber} is made`)
          go(id)
        }}
      />
    </Page>
  )
}

export const EditAccountPage = () => {
  const { account: id = "" } = useParams({ strict: false })
  const go = useGo()
  const run = useDo()
  const found = useAsk("/Accounts/{id}", { path: { id } })
  return (
    <Page title="Edit account" shown={found.data?.name ?? "Edit account"} crumb={<Crumb />}>
      {found.data !== undefined ? (
        <AccountForm
          account={found.data}
          action="Save"
          onCancel={() => go(id)}
          onSend={async (body) => {
            await run("patch", "/Accounts/{id}", { path: { id }, body })
            say("Saved")
            go(id)
          }}
        />
      ) : found.isError ? (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Skeleton />
      )}
    </Page>
  )
}
