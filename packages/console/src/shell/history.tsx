import { makePart } from "../ui/part.ts"
import { Fold } from "../ui/split.tsx"
import { Skeleton } from "../ui/states.tsx"
import type { HistoryProps } from "./history-list.tsx"
import { useReason } from "./session.tsx"

/** Seldom opened, so loaded separately. */
const listPart = makePart(() => import("./history-list.tsx"))

const List = (props: HistoryProps) => {
  const part = listPart.use(true)
  return part === undefined ? <Skeleton rows={3} /> : <part.HistoryList {...props} />
}

/** The changes of an object: by whom, when, and from what to what; only for those who may read the audit log (contract G31). */
export const History = (props: HistoryProps) =>
  useReason()("audit:read") === undefined ? (
    <Fold title="History">
      <List {...props} />
    </Fold>
  ) : null
