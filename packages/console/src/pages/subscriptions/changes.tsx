import type { Change } from "./subscription-changes.ts"
import css from "./versions.module.css"

/** A list of changes: `Fee, price 100 a month → 150 a month`. */
export const Changes = ({ of }: { readonly of: readonly Change[] }) =>
  of.length === 0 ? (
    "No differences"
  ) : (
    <ul className={css.changes}>
      {of.map(({ what, before, after }, index) => (
        <li key={`${what} ${index}`}>
          {what}{" "}
          {before === undefined ? (
            <>added: {after}</>
          ) : after === undefined ? (
            <>
              ended: <span className={css.was}>{before}</span>
            </>
          ) : (
            <>
              <span className={css.was}>{before}</span> → {after}
            </>
          )}
        </li>
      ))}
    </ul>
  )
