import type { ConfirmProps, DialogProps } from "./dialog-part.tsx"
import { makePart } from "./part.ts"

/** The code of dialogs is loaded when the first is opened, or earlier when the browser is idle. */
export const dialogs = makePart(() => import("./dialog-part.tsx"))

/** Asks before an irreversible action. After a refusal it stays open and shows the reason. */
export const Confirm = (props: ConfirmProps) => {
  const part = dialogs.use(props.open)
  return part === undefined ? null : <part.Confirm {...props} />
}

/** A dialog with its own content; Escape or a click outside closes it. */
export const Dialog = (props: DialogProps) => {
  const part = dialogs.use(props.open)
  return part === undefined ? null : <part.Dialog {...props} />
}
