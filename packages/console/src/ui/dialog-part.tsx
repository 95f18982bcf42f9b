import { AlertDialog } from "@base-ui/react/alert-dialog"
import { Dialog as BaseDialog } from "@base-ui/react/dialog"
import { useMutation } from "@tanstack/react-query"
import { type ReactNode, useRef, useState } from "react"
import { sentencesOf } from "../api/refused.ts"
import { Button, buttonClass } from "./button.tsx"
import { TextField } from "./field.tsx"
import fieldCss from "./field.module.css"
import css from "./float.module.css"
import { useOnce } from "./form.tsx"

/** What was shown while it was open, also while it fades: what it is about may be gone by then. */
const useShown = <A,>(isOpen: boolean, now: A): A => {
  const shown = useRef(now)
  if (isOpen) shown.current = now
  return shown.current
}

export interface ConfirmProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Names the thing and the number: "Send 1,841 deliveries again?" */
  readonly title: string
  /** What follows from it. */
  readonly children: ReactNode
  /** The verb on the button. */
  readonly action: string
  readonly danger?: boolean
  /** To be typed first, where much would be lost. */
  readonly typed?: string | undefined
  /** Why it cannot be done now: what it is about is not known yet, or nothing. */
  readonly reason?: string | undefined
  /** `once` is its idempotency key, one for as long as it is open: a second click after a lost answer does nothing twice. */
  readonly onConfirm: (once: string) => Promise<unknown>
}

/** Asks before something that cannot be taken back. It stays open with the reason when it was refused. */
export const Confirm = (props: ConfirmProps) => {
  const { open, onClose, reason, onConfirm } = props
  const { title, children, action, danger, typed } = useShown(open, props)
  const [text, setText] = useState("")
  const once = useOnce(open)
  const doing = useMutation({ mutationFn: () => onConfirm(once.key()), onSuccess: onClose, onError: once.onRefusal })
  const close = () => {
    doing.reset()
    setText("")
    onClose()
  }
  const isMissing = typed !== undefined && text.trim() !== typed
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => (isOpen ? undefined : close())}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={css.backdrop} />
        <AlertDialog.Popup className={css.dialog}>
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />}>{children}</AlertDialog.Description>
          {typed === undefined ? null : (
            <TextField
              name="typed"
              label={`Type ${typed} to confirm`}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
          {doing.isError ? (
            <div className={fieldCss.refusal} role="alert">
              {sentencesOf(doing.error).map((sentence) => (
                <span key={sentence}>{sentence}</span>
              ))}
            </div>
          ) : null}
          <div className={css.buttons}>
            <AlertDialog.Close className={buttonClass("plain")}>Keep as it is</AlertDialog.Close>
            <Button
              look={danger === true ? "danger" : "primary"}
              reason={reason ?? (isMissing ? `Type ${typed} first` : undefined)}
              busy={doing.isPending}
              onClick={() => doing.mutate()}
            >
              {action}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A dialog with content of its own, closed by Escape and by a click beside it. */
export const Dialog = (props: DialogProps) => {
  const { open, onClose } = props
  const { title, wide, children } = useShown(open, props)
  return (
    <BaseDialog.Root open={open} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={css.backdrop} />
        <BaseDialog.Popup className={`${css.dialog} ${wide === true ? css.wide : ""}`}>
          <BaseDialog.Title>{title}</BaseDialog.Title>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
