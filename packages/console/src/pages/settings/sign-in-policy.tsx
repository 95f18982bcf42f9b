import { useState } from "react"
import { useQueryClient } from "@tanstack/react-query"
import { meKey } from "../../api/me.ts"
import { Refused } from "../../api/refused.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useReason } from "../../shell/session.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { say } from "../../ui/toast.tsx"
import css from "./settings.module.css"

type Demand = components["schemas"]["SignInPolicy"]["requires"]

const choices: readonly (readonly [demand: Demand, label: string, hint: string, consequence: string])[] = [
  ["Nothing", "Password", "People with an authenticator app still enter a code.", "A password alone is enough again."],
  [
    "SecondFactor",
    "Password and a second factor",
    "People without one set it up when signing in.",
    "People who are signed in without one can do nothing else until they have set one up; personal tokens keep working.",
  ],
  [
    "Provider",
    "The sign-in provider",
    "Nobody can sign in with a password. An administrator's passkey still works, in case the provider does not answer.",
    "People who did not sign in there are signed out now, and have to sign in there; personal tokens keep working.",
  ],
]

/** The tenant's requirements for all sign-ins. */
export const SignInPolicy = () => {
  const run = useDo()
  const client = useQueryClient()
  const reason = useReason()("users:admin")
  const found = useAsk("/SignInPolicy", {})
  const [wanted, setWanted] = useState<Demand>()
  if (found.isError) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (found.data === undefined) return <Skeleton rows={3} />
  const { requires } = found.data
  /** The reason of a refusal is shown in the dialog, because no field caused it. */
  const change = async (demand: Demand) => {
    try {
      await run("put", "/SignInPolicy", { body: { requires: demand } })
    } catch (error) {
      const told = error instanceof Refused ? error.problem.errors?.["requires"] : undefined
      if (!(error instanceof Refused) || told === undefined) throw error
      throw new Refused({ ...error.problem, errors: { message: told.map((text) => `This ${text}.`) } })
    }
  }
  const consequence = choices.find(([demand]) => demand === wanted)?.[3]
  return (
    <fieldset className={css.choices} title={reason} disabled={reason !== undefined}>
      <legend className="unseen">Requirements for signing in</legend>
      {choices.map(([demand, label, hint]) => (
        <label key={demand} className={css.choice}>
          <input
            type="radio"
            name="requires"
            checked={demand === requires}
            onChange={() => setWanted(demand)}
            aria-describedby={`requires-${demand}`}
          />
          <span>{label}</span>
          <small id={`requires-${demand}`}>{hint}</small>
        </label>
      ))}
      <Confirm
        open={wanted !== undefined}
        onClose={() => setWanted(undefined)}
        title="Change the requirements for signing in?"
        action="Change"
        onConfirm={async () => {
          if (wanted === undefined) return
          await change(wanted)
          await client.invalidateQueries({ queryKey: meKey })
          say("Saved")
        }}
      >
        <p>{consequence}</p>
      </Confirm>
    </fieldset>
  )
}
