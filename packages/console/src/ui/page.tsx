import type { ReactNode } from "react"
import css from "./page.module.css"
import { usePageTitle } from "./tab-title.ts"

export interface PageProps {
  /** Also the title of the browser's tab. */
  readonly title: string
  readonly shown?: ReactNode
  /** The parent page: "Webhooks ›". */
  readonly crumb?: ReactNode
  readonly state?: ReactNode
  /** At most one primary action, and a menu. */
  readonly actions?: ReactNode
  /** True when the page has the height of the window and its content scrolls. */
  readonly fill?: boolean
  readonly children: ReactNode
}

/** A page: its title, state, actions and content. */
export const Page = ({ title, shown, crumb, state, actions, fill = false, children }: PageProps) => {
  usePageTitle(title)
  return (
    <div className={`${css.page} ${fill ? css.fill : ""}`} data-fill={fill || undefined}>
      <header className={css.head}>
        <div className={css.title}>
          {crumb === undefined ? null : <div className={css.crumbs}>{crumb}</div>}
          <h1>{shown ?? title}</h1>
          {state}
        </div>
        {actions === undefined ? null : (
          <div className={css.actions} data-actions>
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  )
}

export const crumbClass = css.crumb

export const Section = ({
  title,
  aside,
  children,
}: {
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}) => (
  <section className={css.section} aria-label={title}>
    <div className={css.sectionHead}>
      <h2>{title}</h2>
      {aside === undefined ? null : <div>{aside}</div>}
    </div>
    {children}
  </section>
)

export const Panel = ({ padded = false, children }: { readonly padded?: boolean; readonly children: ReactNode }) => (
  <div className={`${css.panel} ${padded ? css.padded : ""}`}>{children}</div>
)

/** Elements in a column, as in a dialog. */
export const Stack = ({ children }: { readonly children: ReactNode }) => <div className={css.stack}>{children}</div>

export const Note = ({ children }: { readonly children: ReactNode }) => <p className={css.note}>{children}</p>

/** Properties of an item: name and value. Undefined values are omitted. */
export const Facts = ({ of }: { readonly of: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={css.facts}>
    {of
      .filter(([, value]) => value !== undefined && value !== null && value !== "")
      .flatMap(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
  </dl>
)

export interface Figure {
  readonly label: string
  readonly value: ReactNode
  readonly isBad?: boolean
  /** A line below, such as a comparison. */
  readonly about?: ReactNode
}

/** A row of figures at the top of a page. */
export const Figures = ({ of }: { readonly of: readonly Figure[] }) => (
  <div className={css.figures}>
    {of.map(({ label, value, isBad, about }) => (
      <div key={label} className={`${css.figure} ${isBad === true ? css.bad : ""}`}>
        <strong>{value}</strong>
        <span>{label}</span>
        {about === undefined ? null : <small>{about}</small>}
      </div>
    ))}
  </div>
)
