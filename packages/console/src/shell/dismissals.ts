import { useQueryClient } from "@tanstack/react-query"
import { call } from "../api/call.ts"
import { meKey, type Preferences } from "../api/me.ts"
import { isoBefore, nowIso } from "../ui/time.ts"
import { useMe } from "./session.tsx"

type Dismissed = NonNullable<Preferences["dismissed"]>[number]

/** A problem. `since` distinguishes a failure from a later one, if its beginning is known. */
export type Unwell = Pick<Dismissed, "kind" | "id" | "since">

/** Only this many are kept; any beyond it concern problems that are solved. */
const most = 100
/** A problem without a known beginning is shown again after this time, because nothing reveals whether it is new. */
const daySeconds = 86_400

const isSame = (a: Unwell, b: Unwell) => a.kind === b.kind && a.id === b.id

/** The problems that the person hid until they occur again, and the functions that change them. */
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
    /** A problem that has stopped failing continuously but is not yet solved does not count as a new one. */
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
