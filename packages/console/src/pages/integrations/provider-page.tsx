import { Link, useParams } from "@tanstack/react-router"
import { useState } from "react"
import { useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { Moment } from "../../shell/moment.tsx"
import { NotFound } from "../../shell/not-found.tsx"
import { SaveCsv } from "../../shell/save-csv.tsx"
import { useReason, useWords } from "../../shell/session.tsx"
import { useAction } from "../../shell/use-action.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { crumbClass, Facts, Note, Page, Section } from "../../ui/page.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"
import { say, sayRefusal } from "../../ui/toast.tsx"
import { ImportForm } from "./import-form.tsx"
import { Imports } from "./imports.tsx"
import { KeyForm } from "./key-form.tsx"
import { rateProviderOf } from "./rate-providers.ts"
import { useProvider } from "./use-provider.ts"

export const IntegrationsCrumb = () => {
  const entity = useEntity()
  return (
    <Link to="/$entity/integrations" params={{ entity }} className={crumbClass}>
      Integrations ›
    </Link>
  )
}

/** A provider of rates: its settings, an import on request, and the results of earlier imports. */
export const ProviderPage = () => {
  const { provider: slug } = useParams({ strict: false })
  const provider = rateProviderOf(slug)
  return provider === undefined ? <NotFound /> : <Provider key={slug} provider={provider} />
}

const Provider = ({ provider }: { readonly provider: NonNullable<ReturnType<typeof rateProviderOf>> }) => {
  const { path, name, about } = provider
  const { numbers } = useWords()
  const run = useDo()
  const reason = useReason()("rates:admin")
  const [isLeaving, setIsLeaving] = useState(false)
  const { state, mark, isPending, error, refetch } = useProvider(path)
  const needsKey = path === "/Integrations/CommercialRates"
  const switchTo = async (isEnabled: boolean) => {
    await run("put", path, { body: { isEnabled } })
    say(isEnabled ? "Enabled" : "Disabled: nothing is imported from now on, and the rates stay", {
      label: "Undo",
      onUndo: () => void switchTo(!isEnabled).catch(sayRefusal),
    })
  }
  const switching = useAction(switchTo)
  return (
    <Page
      title={name}
      crumb={<IntegrationsCrumb />}
      state={isPending || error !== undefined ? undefined : <Mark {...mark} tinted />}
      actions={
        isPending || error !== undefined ? null : (
          <>
            {state === undefined && needsKey ? null : state?.isEnabled === true ? (
              <Button reason={reason} busy={switching.busy} onClick={() => switching.run(false)}>
                Disable
              </Button>
            ) : (
              <Button look="primary" reason={reason} busy={switching.busy} onClick={() => switching.run(true)}>
                {state === undefined ? "Connect" : "Enable"}
              </Button>
            )}
            {state === undefined ? null : (
              <Button look="danger" reason={reason} onClick={() => setIsLeaving(true)}>
                Disconnect…
              </Button>
            )}
          </>
        )
      }
    >
      {switching.refusal}
      <Note>{about}</Note>
      {state?.isEnabled === false ? (
        <Note>While it is disabled, nothing is imported automatically. Imported rates stay and are used.</Note>
      ) : null}
      {error !== undefined ? (
        <Failure error={error} onRetry={refetch} />
      ) : isPending ? (
        <Skeleton rows={4} />
      ) : (
        <>
          {state === undefined ? null : (
            <Facts
              of={[
                [
                  "Last import",
                  state.lastRun === undefined ? "none yet" : <Moment key="last" at={state.lastRun} whole />,
                ],
                [
                  "Next import",
                  state.nextRun === undefined ? undefined : <Moment key="next" at={state.nextRun} whole />,
                ],
                ["Rates it made", state.created === undefined ? undefined : numbers.count(state.created)],
                ["Message", state.message],
                ["API key", state.key === undefined ? undefined : state.key.isKept ? "stored" : "none"],
              ]}
            />
          )}
          {needsKey ? <KeyForm isKept={state?.key?.isKept === true} /> : null}
          <Section title="Import now">
            <ImportForm provider={provider} />
          </Section>
          <Section
            title="Imports"
            aside={
              state?.lastRun === undefined ? undefined : (
                <SaveCsv path={`${path}/Imports`} query={{}} noun="imports of rates" />
              )
            }
          >
            <Imports path={path} />
          </Section>
        </>
      )}
      <Confirm
        open={isLeaving}
        onClose={() => setIsLeaving(false)}
        title={`Disconnect ${name}?`}
        action="Disconnect"
        danger
        onConfirm={async () => {
          await run("delete", path, {})
          say("Disconnected")
        }}
      >
        <p>
          {needsKey ? "Its key is forgotten and nothing" : "Nothing"} is imported from the provider any more. Imported
          rates stay.
        </p>
      </Confirm>
    </Page>
  )
}
