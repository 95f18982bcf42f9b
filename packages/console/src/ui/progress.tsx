import css from "./layout.module.css"

/** A progress bar; the figures are shown beside it in words. */
export const Progress = ({
  label,
  done,
  of,
}: {
  readonly label: string
  readonly done: number
  readonly of: number
}) => (
  <div
    className={css.progress}
    role="progressbar"
    aria-label={label}
    aria-valuenow={done}
    aria-valuemax={Math.max(of, done)}
  >
    <div style={{ width: `${of === 0 ? 100 : Math.min(100, (100 * done) / of)}%` }} />
  </div>
)
