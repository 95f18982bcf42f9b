import type { ConfirmProps, DialogProps } from "./dialog-part.tsx"
import { makePart } from "./part.ts"

/** Dialogs come when the first is opened, or before, when the browser has nothing else to do. */
export const dialogs = makePart(() => import("./dialog-part.tsx"))

/** Asks before something that cannot be taken back. It stays open with the reason when it was refused. */
export const Confirm = (props: ConfirmProps) => {
  const part = dialogs.use(props.open)
  return part === undefined ? null : <part.Confirm {...props} />
}

/** A dialog with content of its own, closed by Escape and by a click beside it. */
export const Dialog = (props: DialogProps) => {
  const part = dialogs.use(props.open)
  return part === undefined ? null : <part.Dialog {...props} />
}
