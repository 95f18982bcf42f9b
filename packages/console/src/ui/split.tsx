import { type ReactNode, useEffect, useRef, useState } from "react"
import { IconButton } from "./button.tsx"
import { CopyButton, type CopyProps } from "./copy.tsx"
import { isForPage } from "./keys.ts"
import { useMedia } from "./media.ts"
import { makePart } from "./part.ts"
import css from "./split.module.css"
import { Pending, type PendingProps } from "./states.tsx"
import { useTabName } from "./tab-title.ts"

/** A list with the open row beside it; in a narrow window, the open row alone. */
export const Split = ({ list, detail }: { readonly list: ReactNode; readonly detail: ReactNode | undefined }) => (
  <div className={`${css.split} ${detail === undefined ? "" : css.both}`}>
    <div className={css.list}>{list}</div>
    {detail === undefined ? null : (
      <section className={css.detail} aria-label="Detail" tabIndex={-1} data-detail>
        {detail}
      </section>
    )}
  </div>
)

export interface DetailProps {
  /** The name of the item, also in the title of the browser's tab. */
  readonly title: string
  /** The customer or the subject, below the title, and after it in the title of the tab. */
  readonly about?: string | undefined
  /** The number by which others know the item, for copying. */
  readonly number?: CopyProps | undefined
  readonly state?: ReactNode
  readonly actions?: ReactNode
  readonly onClose: () => void
  /** The changes of the item, as `History`. */
  readonly history?: ReactNode
  /** The service's answer about the item, with every field and digit. */
  readonly raw?: unknown
  readonly children: ReactNode
}

/** The open item beside a list: its name, state, actions, and a way back, also by Escape. */
export const Detail = ({ title, about, number, state, actions, onClose, history, raw, children }: DetailProps) => {
  const isPage = useMedia("(width < 1100px)")
  useTabName("object", about === undefined ? title : `${title} · ${about}`)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && isForPage(event)) close.current()
    }
    // Captured, so that it runs before a dialog or a menu handles the key and closes.
    addEventListener("keydown", onKeyDown, { capture: true })
    return () => removeEventListener("keydown", onKeyDown, { capture: true })
  }, [])
  return (
    <div className={css.inner}>
      <header className={css.top}>
        <div className={css.head} data-actions>
          {isPage ? <IconButton icon="left" label="Back to the list" onClick={onClose} /> : null}
          <div className={css.name}>
            <h2>{title}</h2>
            {number === undefined ? null : <CopyButton {...number} />}
            {about === undefined ? null : <p className={css.about}>{about}</p>}
          </div>
          {state}
          {actions}
        </div>
        {isPage ? null : <IconButton icon="close" label="Close" onClick={onClose} />}
      </header>
      {children}
      {history}
      {raw === undefined ? null : <Raw of={raw} />}
    </div>
  )
}

/** An open item whose answer has not come yet, or failed. */
export const PendingDetail = ({ of, rows, ...rest }: Pick<DetailProps, "onClose" | "title"> & PendingProps) => (
  <Detail {...rest}>
    <Pending of={of} {...(rows === undefined ? {} : { rows })} />
  </Detail>
)

/** A part below its title, made only when somebody opens it. */
export const Fold = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={css.fold} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? children : null}
    </details>
  )
}

const codes = makePart(() => import("./code.tsx"))

const Json = ({ of }: { readonly of: unknown }) => {
  const part = codes.use(true)
  return part === undefined ? null : <part.Code title="JSON" text={JSON.stringify(of)} />
}

/** The service's answer, as the last part of the detail. */
export const Raw = ({ of }: { readonly of: unknown }) => (
  <Fold title="As JSON">
    <Json of={of} />
  </Fold>
)
