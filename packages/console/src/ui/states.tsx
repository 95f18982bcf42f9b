import { createContext, type ReactNode, useContext } from "react"
import { Refused, sentencesOf } from "../api/refused.ts"
import { Button } from "./button.tsx"
import { Copyable, CopyButton } from "./copy.tsx"
import { Mark } from "./status.tsx"
import css from "./states.module.css"

/** Placeholder rows in the height of the coming content; not shown for a short moment. */
export const Skeleton = ({ rows = 8 }: { readonly rows?: number }) => (
  <div className={css.bars} role="status" aria-label="Loading">
    {Array.from({ length: rows }, (_, index) => (
      <div key={index} className={css.bar} />
    ))}
  </div>
)

/** An empty page: what it would contain, how to make it, and the same by curl. */
export const Empty = ({
  children,
  action,
  curl,
}: {
  readonly children: ReactNode
  readonly action?: ReactNode
  readonly curl?: string
}) => (
  <div className={css.box}>
    <p>{children}</p>
    {action === undefined ? null : <div className={css.actions}>{action}</div>}
    {curl === undefined ? null : (
      <div className={css.curl}>
        <pre>{curl}</pre>
        <CopyButton text={curl} what="command" />
      </div>
    )}
  </div>
)

/** The permission that the page requires and the person lacks; the interface does not reveal it (contract Q16). */
export const LackedHere = createContext<string | undefined>(undefined)

/** A failure in the server's words, with a retry button and the trace id for the operator. */
export const Failure = ({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => void }) => {
  const traceId = error instanceof Refused ? error.problem.traceId : undefined
  const isForbidden = error instanceof Refused && error.status === 403
  const lacked = useContext(LackedHere)
  return (
    <div className={css.box} role="alert">
      <Mark tone="bad" icon="bad" word={isForbidden ? "You may not see this" : "This could not be loaded"} />
      {sentencesOf(error).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isForbidden && lacked !== undefined ? <p>It needs {lacked}.</p> : null}
      {isForbidden ? <p className={css.second}>Somebody who manages users can give you the permission.</p> : null}
      {traceId === undefined ? null : (
        <span className={css.second}>
          Trace <Copyable text={traceId} what="trace id" mono />
        </span>
      )}
      {onRetry === undefined || isForbidden ? null : (
        <div className={css.actions}>
          <Button icon="retry" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}

/** The placeholder of an answer that has not come yet, or the failure with a retry button. */
export const Pending = ({ of: { isError, error, refetch }, rows }: PendingProps) =>
  isError ? (
    <Failure error={error} onRetry={() => void refetch()} />
  ) : (
    <Skeleton {...(rows === undefined ? {} : { rows })} />
  )

interface Asked {
  readonly isError: boolean
  readonly error: unknown
  readonly refetch: () => Promise<unknown>
}

export interface PendingProps {
  readonly of: Asked
  readonly rows?: number
}

/** Several answers that a page needs, as one. A retry requests each answer that failed, so that one click is enough. */
export const allOf = (...answers: readonly Asked[]): Asked => {
  const failed = answers.filter(({ isError }) => isError)
  return {
    isError: failed.length > 0,
    error: failed[0]?.error,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
}
