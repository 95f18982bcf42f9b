import { useQueryClient } from "@tanstack/react-query"
import { call } from "../api/call.ts"
import { meKey, type Preferences } from "../api/me.ts"
import { isoBefore, nowIso } from "../ui/time.ts"
import { useMe } from "./session.tsx"

type Dismissed = NonNullable<Preferences["dismissed"]>[number]

/** What is unwell: `since` tells a failure from a later one, where its beginning is known. */
export type Unwell = Pick<Dismissed, "kind" | "id" | "since">

/** So many are kept: there are more only of what is well again or gone. */
const most = 100
/** What has no known beginning is shown again after this time, for nothing says that it fails anew. */
const daySeconds = 86_400

const isSame = (a: Unwell, b: Unwell) => a.kind === b.kind && a.id === b.id

/** What the person does not want to be shown again before it fails anew, and its change. */
export const useDismissals = () => {
  const client = useQueryClient()
  const { dismissed = [] } = useMe().preferences
  const keep = async (changed: readonly Dismissed[]) => {
    client.setQueryData(
      meKey,
      await call("patch", "/Me", { body: { preferences: { dismissed: changed.slice(-most) } } }),
    )
  }
  const others = (one: Unwell) => dismissed.filter((each) => !isSame(each, one))
  return {
    /** What fails no longer without a break, yet is not well either, does not fail anew. */
    isDismissed: (one: Unwell): boolean =>
      dismissed.some(
        (each) =>
          isSame(each, one) && (one.since === undefined ? each.at > isoBefore(daySeconds) : each.since === one.since),
      ),
    dismiss: ({ kind, id, since }: Unwell) =>
      keep([...others({ kind, id }), { kind, id, at: nowIso(), ...(since === undefined ? {} : { since }) }]),
    restore: (one: Unwell) => keep(others(one)),
  }
}
