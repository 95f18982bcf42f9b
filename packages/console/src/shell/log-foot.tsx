import { useWords } from "./session.tsx"

interface Log {
  readonly rows: readonly unknown[]
  readonly more: { readonly has: boolean }
}

interface LogFootProps {
  readonly of: Log
  /** False where a button loads older rows. */
  readonly scrolls?: boolean
}

/** The foot of a log, which has no total: the number of loaded rows, and whether these are all. */
export const LogFoot = ({ of: { rows, more }, scrolls = true }: LogFootProps) => {
  const { numbers } = useWords()
  const loaded = scrolls ? "loaded; scroll for older ones" : "loaded"
  return (
    <span>
      {numbers.count(rows.length)} {more.has ? loaded : "in all"}
    </span>
  )
}
