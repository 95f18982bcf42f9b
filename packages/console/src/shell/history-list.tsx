import { Button } from "../ui/button.tsx"
import { Note } from "../ui/page.tsx"
import { Failure, Skeleton } from "../ui/states.tsx"
import { useLog } from "./ask.ts"
import { type AuditedKind, type AuditRow, actionWord, actorWord } from "./audit-words.ts"
import { ChangedMembers } from "./changed-members.tsx"
import css from "./history.module.css"
import { Moment } from "./moment.tsx"

export interface HistoryProps {
  readonly of: AuditedKind
  readonly id: string
}

/** The changes read at once: each may have 200 members. */
const size = 20

const toQuery = ({ of, id }: HistoryProps) => ({ ResourceKind: of, ResourceId: id })

/** The rows of the audit log about one object, newest first. */
export const HistoryList = (search: HistoryProps) => {
  const { list, rows, news, showNews, more } = useLog<AuditRow, HistoryProps>({
    path: "/AuditLog",
    search,
    toQuery,
    ofTenant: true,
    size,
  })
  if (list.isPending) return <Skeleton rows={3} />
  if (list.isError && rows.length === 0) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  if (rows.length === 0) return <Note>The audit log has no change of this item.</Note>
  return (
    <>
      <ol className={css.rows} aria-label="Changes">
        {rows.map((row) => (
          <li key={row.id}>
            <div className={css.head}>
              <span className={css.when}>
                <Moment at={row.time} />
              </span>
              <strong title={row.operation}>{actionWord(row.operation)}</strong>
              <span className={css.by}>by {actorWord(row)}</span>
            </div>
            <ChangedMembers {...row} />
          </li>
        ))}
      </ol>
      <div className={css.foot}>
        {more.has ? (
          <Button busy={more.isLoading} onClick={more.load}>
            Older changes
          </Button>
        ) : null}
        {news > 0 ? <Button onClick={showNews}>{news} new</Button> : null}
      </div>
    </>
  )
}
