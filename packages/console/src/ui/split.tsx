import type { ReactNode } from "react"
import { IconButton } from "./button.tsx"
import { useMedia } from "./media.ts"
import css from "./split.module.css"

/** A list, and beside it the row that is open; where there is no room for both, that row alone. */
export const Split = ({ list, detail }: { readonly list: ReactNode; readonly detail: ReactNode | undefined }) => (
  <div className={`${css.split} ${detail === undefined ? "" : css.both}`}>
    <div className={css.list}>{list}</div>
    {detail === undefined ? null : (
      <section className={css.detail} aria-label="Detail" tabIndex={-1}>
        {detail}
      </section>
    )}
  </div>
)

export interface DetailProps {
  readonly title: ReactNode
  readonly state?: ReactNode
  readonly actions?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What is open beside a list: its name, its state, what can be done with it, and the way back. */
export const Detail = ({ title, state, actions, onClose, children }: DetailProps) => {
  const isPage = useMedia("(width < 1100px)")
  return (
    <div className={css.inner}>
      <header className={css.head}>
        {isPage ? <IconButton icon="left" label="Back to the list" onClick={onClose} /> : null}
        <h2>{title}</h2>
        {state}
        {actions}
        {isPage ? null : <IconButton icon="close" label="Close" onClick={onClose} />}
      </header>
      {children}
    </div>
  )
}
