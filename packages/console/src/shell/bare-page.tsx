import type { ReactNode } from "react"
import { usePageTitle } from "../ui/tab-title.ts"
import css from "./sign-in.module.css"

export const fullWidth = css.full
export const offeredClass = css.offered

/** A page without the frame: one narrow column. */
export const BarePage = ({
  title,
  lead,
  children,
}: {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}) => {
  usePageTitle(title)
  return (
    <main className={css.place}>
      <div className={css.box}>
        <div className={css.mark}>
          <img src={`${import.meta.env.BASE_URL}mark.svg`} width={20} height={20} alt="" />
          svc
        </div>
        <h1>{title}</h1>
        {lead === undefined ? null : <p className={css.lead}>{lead}</p>}
        {children}
      </div>
    </main>
  )
}
