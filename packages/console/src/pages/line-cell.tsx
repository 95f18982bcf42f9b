import { type ReactNode, useContext } from "react"
import { FieldErrors } from "../ui/field.tsx"
import fieldCss from "../ui/field.module.css"
import css from "./line-cell.module.css"

/** Attributes that tie a control to its cell, for screen readers and for refusals. */
export interface AboutCell {
  readonly name: string
  readonly "aria-label": string
  readonly "aria-invalid": boolean | undefined
  readonly "aria-describedby": string | undefined
}

/** A cell of an editable line: its control and its error. On a narrow screen its heading is shown above it. */
export const LineCell = ({
  name,
  head,
  of,
  children,
}: {
  readonly name: string
  readonly head: string
  /** "line 2", added to the heading for screen readers. */
  readonly of: string
  readonly children: (about: AboutCell) => ReactNode
}) => {
  const errors = useContext(FieldErrors)[name]
  return (
    <div className={css.cell}>
      <span className={css.name} aria-hidden="true">
        {head}
      </span>
      {children({
        name,
        "aria-label": `${head} of ${of}`,
        "aria-invalid": errors === undefined ? undefined : true,
        "aria-describedby": errors === undefined ? undefined : `${name}-error`,
      })}
      {errors === undefined ? null : (
        <span id={`${name}-error`} className={fieldCss.error}>
          {errors.join(" ")}
        </span>
      )}
    </div>
  )
}
