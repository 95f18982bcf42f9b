import { type AuditRow, memberWord } from "./audit-words.ts"
import { wordsOf } from "./changed-meanwhile.ts"
import css from "./history.module.css"

type Change = AuditRow["changes"][number]

/** How many changed members are shown at once. */
const shownMembers = 8

const Value = ({ of, isCut }: { readonly of: unknown; readonly isCut: boolean }) => {
  const words = wordsOf(of)
  return words === "Nothing" ? "nothing" : `“${words}${isCut ? "…" : ""}”`
}

const Member = ({ change }: { readonly change: Change }) => {
  const { path, before, beforeSha256, after, afterSha256 } = change
  const [had, has] = ["before" in change, "after" in change]
  return (
    <li>
      <strong>{memberWord(path)}</strong> {had ? "from " : has ? "set to " : "changed"}
      {had ? <Value of={before} isCut={beforeSha256 !== undefined} /> : null}
      {had ? (has ? " to " : " removed") : null}
      {has ? <Value of={after} isCut={afterSha256 !== undefined} /> : null}
    </li>
  )
}

const List = ({ of }: { readonly of: readonly Change[] }) => (
  <ul className={css.members}>
    {of.map((change, index) => (
      <Member key={`${index} ${change.path}`} change={change} />
    ))}
  </ul>
)

/** The changed members of a row of the audit log, from what to what; `whole` shows all at once. */
export const ChangedMembers = ({
  changes,
  truncated,
  whole = false,
}: Pick<AuditRow, "changes" | "truncated"> & { readonly whole?: boolean }) => {
  const shown = whole ? changes : changes.slice(0, shownMembers)
  const rest = changes.slice(shown.length)
  return (
    <>
      {shown.length === 0 ? null : <List of={shown} />}
      {rest.length === 0 ? null : (
        <details>
          <summary>{rest.length} more</summary>
          <List of={rest} />
        </details>
      )}
      {truncated ? <p>Further members changed, which the audit log does not list.</p> : null}
    </>
  )
}
