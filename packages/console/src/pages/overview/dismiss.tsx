import type { ReactNode } from "react"
import { type Unwell, useDismissals } from "../../shell/dismissals.ts"
import { Button } from "../../ui/button.tsx"
import { say, sayRefusal } from "../../ui/toast.tsx"
import css from "./overview.module.css"

/** Hides a problem, for this person, until it occurs again. */
export const Dismiss = ({ of, name }: { readonly of: Unwell; readonly name: string }) => {
  const { dismiss, restore } = useDismissals()
  const putAside = async () => {
    try {
      await dismiss(of)
      say(`${name} is hidden until it fails again`, {
        label: "Undo",
        onUndo: () => void restore(of).catch(sayRefusal),
      })
    } catch (error) {
      sayRefusal(error)
    }
  }
  return (
    <Button look="plain" aria-label={`Dismiss ${name}`} onClick={() => void putAside()}>
      Dismiss
    </Button>
  )
}

export interface Aside {
  readonly of: Unwell
  readonly name: string
  /** The name of the problem's subject, as a link. */
  readonly link: ReactNode
}

/** The hidden problems that still exist, so that nobody forgets them. */
export const PutAside = ({ of }: { readonly of: readonly Aside[] }) => {
  const { restore } = useDismissals()
  if (of.length === 0) return null
  return (
    <ul className={css.aside} aria-label="Dismissed">
      {of.map(({ of: one, name, link }) => (
        <li key={`${one.kind} ${one.id}`}>
          <span>{link} still has a problem, which is hidden until it fails again.</span>
          <Button look="plain" aria-label={`Show again: ${name}`} onClick={() => void restore(one).catch(sayRefusal)}>
            Show again
          </Button>
        </li>
      ))}
    </ul>
  )
}
