import { type ComponentProps, type ReactNode, useId } from "react"
import css from "./button.module.css"
import { Icon, type IconName } from "./icons.tsx"

export type Look = "usual" | "primary" | "danger" | "plain"

export interface ButtonProps extends Omit<ComponentProps<"button">, "disabled"> {
  readonly look?: Look | undefined
  readonly icon?: IconName | undefined
  readonly large?: boolean | undefined
  /** The reason why the button is disabled; it stays visible and shows the reason. */
  readonly reason?: string | undefined
  /** Set while the button's action is in progress; a second press does nothing. */
  readonly busy?: boolean | undefined
  readonly children?: ReactNode
}

export const buttonClass = (look: Look = "usual", large = false): string =>
  [css.button, look === "usual" ? "" : css[look], large ? css.large : ""].join(" ")

/** A button labelled with its action. A disabled one shows its reason as a tooltip, by pointer and by focus. */
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

/** A button with an icon only; screen readers read its name, and pointing at it shows the name. */
export const IconButton = ({ label, look = "plain", className, ...rest }: IconButtonProps) => (
  <Button {...rest} look={look} className={`${css.icon} ${className ?? ""}`} aria-label={label} title={label} />
)
