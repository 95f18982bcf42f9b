import { Link } from "@tanstack/react-router"
import { Icon } from "../../ui/icons.tsx"
import css from "./overview.module.css"

export interface Well {
  readonly key: string
  readonly words: string
  /** The page with the details. */
  readonly href: string
}

/** A line that lists everything in order, which needs no section. */
export const WellLine = ({ of }: { readonly of: readonly Well[] }) =>
  of.length === 0 ? null : (
    <p className={css.well} role="group" aria-label="In order">
      {of.map(({ key, words, href }) => (
        <Link key={key} to={href as never}>
          <Icon name="good" size={14} />
          {words}
        </Link>
      ))}
    </p>
  )
