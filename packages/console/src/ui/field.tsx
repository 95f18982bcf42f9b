import { type ComponentProps, createContext, type ReactNode, useContext, useId } from "react"
import css from "./field.module.css"
import { Icon } from "./icons.tsx"

/** The errors of a form's fields when it was last sent, by name. */
export const FieldErrors = createContext<Readonly<Record<string, readonly string[]>>>({})

/** Shows a preview's errors at the fields until a sent form is refused. */
export const WithErrors = ({
  errors,
  children,
}: {
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly children: ReactNode
}) => <FieldErrors value={{ ...errors, ...useContext(FieldErrors) }}>{children}</FieldErrors>

export interface About {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly optional?: boolean | undefined
}

const useErrors = (name: string) => useContext(FieldErrors)[name]

/** Label, control, hint and error of a field, connected for screen readers. */
export const Field = ({
  label,
  hint,
  optional,
  name,
  id,
  children,
}: About & { readonly id: string; readonly children: ReactNode }) => {
  const errors = useErrors(name)
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
        {optional === true ? <span className={css.optional}> (optional)</span> : null}
      </label>
      {children}
      {hint === undefined ? null : (
        <div className={css.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {errors === undefined ? null : (
        <div className={css.error} id={`${id}-error`}>
          <Icon name="bad" size={14} />
          <span>{errors.join(" ")}</span>
        </div>
      )}
    </div>
  )
}

export const useControl = (name: string, hint: ReactNode) => {
  const id = useId()
  const isWrong = useErrors(name) !== undefined
  const said = [hint === undefined ? "" : `${id}-hint`, isWrong ? `${id}-error` : ""].filter((each) => each !== "")
  return {
    id,
    name,
    "aria-invalid": isWrong || undefined,
    "aria-describedby": said.length === 0 ? undefined : said.join(" "),
  }
}

/** The interface's limits of a field (`api/constraints.gen.ts`), as attributes of an input. */
export interface Limits {
  readonly maxLength?: number
  readonly minLength?: number
  readonly pattern?: string
}

type InputProps = About &
  Omit<ComponentProps<"input">, keyof About | "id"> & { readonly limits?: Limits | undefined; readonly mono?: boolean }

export const TextField = ({ label, hint, optional, name, limits, mono, className, ...rest }: InputProps) => {
  const control = useControl(name, hint)
  return (
    <Field {...{ label, hint, optional, name }} id={control.id}>
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        required={optional !== true}
        maxLength={limits?.maxLength}
        {...rest}
        {...control}
        className={`${css.control} ${mono === true ? css.mono : ""} ${className ?? ""}`}
      />
    </Field>
  )
}

export const TextArea = ({
  label,
  hint,
  optional,
  name,
  mono,
  ...rest
}: About & Omit<ComponentProps<"textarea">, keyof About | "id"> & { readonly mono?: boolean }) => {
  const control = useControl(name, hint)
  return (
    <Field {...{ label, hint, optional, name }} id={control.id}>
      <textarea
        required={optional !== true}
        {...rest}
        {...control}
        className={`${css.control} ${mono === true ? css.mono : ""}`}
      />
    </Field>
  )
}

export const SelectField = ({
  label,
  hint,
  optional,
  name,
  children,
  ...rest
}: About & Omit<ComponentProps<"select">, keyof About | "id">) => {
  const control = useControl(name, hint)
  return (
    <Field {...{ label, hint, optional, name }} id={control.id}>
      <select {...rest} {...control} className={css.control}>
        {children}
      </select>
    </Field>
  )
}

/** The options of a select: a label for each value. */
export const Options = ({
  of,
  without = [],
}: {
  readonly of: Readonly<Record<string, string>>
  readonly without?: readonly string[] | undefined
}) =>
  Object.entries(of).map(([value, word]) =>
    without.includes(value) ? null : (
      <option key={value} value={value}>
        {word}
      </option>
    ),
  )

/** A checkbox with its sentence. */
export const CheckField = ({
  label,
  hint,
  ...rest
}: Omit<ComponentProps<"input">, "type"> & { readonly label: ReactNode; readonly hint?: ReactNode }) => (
  <label className={css.check}>
    <input type="checkbox" {...rest} />
    <span>
      {label}
      {hint === undefined ? null : <small>{hint}</small>}
    </span>
  </label>
)
