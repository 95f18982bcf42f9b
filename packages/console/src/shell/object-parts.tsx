import type { ReactNode } from "react"
import { type Figure, Figures, Section } from "../ui/page.tsx"
import css from "./object-parts.module.css"

export interface ObjectPartsProps {
  /** The figures that somebody opens the page for. */
  readonly figures?: readonly Figure[] | undefined
  /** A part that needs somebody, above everything else. */
  readonly urgent?: ReactNode
  /** The content, such as lines. */
  readonly children?: ReactNode
  /** The properties, as `Facts`. */
  readonly facts?: ReactNode
  readonly activity?: ReactNode
}

/**
 * An object below its head, with the same parts on every page: figures, content with the properties beside it if there is room, and the history at the end.
 */
export const ObjectParts = ({ figures, urgent, children, facts, activity }: ObjectPartsProps) => (
  <div className={css.room}>
    <div className={css.parts}>
      {urgent === undefined ? null : <div className={css.whole}>{urgent}</div>}
      {figures === undefined ? null : (
        <div className={css.whole} aria-live="polite">
          <Figures of={figures} />
        </div>
      )}
      {children === undefined ? null : <div className={css.body}>{children}</div>}
      {facts === undefined ? null : (
        <div className={css.facts}>
          <Section title="Facts">{facts}</Section>
        </div>
      )}
      {activity === undefined ? null : <div className={css.whole}>{activity}</div>}
    </div>
  </div>
)
