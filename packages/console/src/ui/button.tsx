import { type ComponentProps, type ReactNode, useId } from "react"
import css from "./button.module.css"
import { Icon, type IconName } from "./icons.tsx"

export type Look = "usual" | "primary" | "danger" | "plain"

export interface ButtonProps extends Omit<ComponentProps<"button">, "disabled"> {
  readonly look?: Look | undefined
  readonly icon?: IconName | undefined
  readonly large?: boolean | undefined
  /** Why it cannot be pressed now: it stays visible, and says so. */
  readonly reason?: string | undefined
  /** While what it began is under way; a second press does nothing. */
  readonly busy?: boolean | undefined
  readonly children?: ReactNode
}

export const buttonClass = (look: Look = "usual", large = false): string =>
  [css.button, look === "usual" ? "" : css[look], large ? css.large : ""].join(" ")

/** A button that says what happens; one that may not be pressed says why: by hovering, and while it has the focus. */
export const Button = ({ look, icon, large, reason, busy, onClick, children, className, ...rest }: ButtonProps) => {
  const id = useId()
  const isOff = reason !== undefined || busy === true
  return (
    <>
      <button
        type="button"
        {...rest}
        className={`${buttonClass(look, large)} ${className ?? ""}`}
        aria-disabled={isOff || undefined}
        aria-describedby={reason === undefined ? rest["aria-describedby"] : id}
        title={reason ?? rest.title}
        style={reason === undefined ? rest.style : { ...rest.style, anchorName: `--${id}` }}
        onClick={isOff ? (event) => event.preventDefault() : onClick}
      >
        {icon === undefined ? null : <Icon name={icon} />}
        {children}
      </button>
      {reason === undefined ? null : (
        <span id={id} className={css.reason} style={{ positionAnchor: `--${id}` }}>
          {reason}
        </span>
      )}
    </>
  )
}

export interface IconButtonProps extends ButtonProps {
  readonly icon: IconName
  readonly label: string
}

/** A button of a glyph alone; its name is spoken, and shown by hovering. */
export const IconButton = ({ label, look = "plain", className, ...rest }: IconButtonProps) => (
  <Button {...rest} look={look} className={`${css.icon} ${className ?? ""}`} aria-label={label} title={label} />
)
