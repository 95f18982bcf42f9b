import { AlertDialog } from "@base-ui/react/alert-dialog"
import { Dialog as BaseDialog } from "@base-ui/react/dialog"
import { useMutation } from "@tanstack/react-query"
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react"
import { sentencesOf } from "../api/refused.ts"
import { Button, buttonClass } from "./button.tsx"
import { TextField } from "./field.tsx"
import fieldCss from "./field.module.css"
import css from "./float.module.css"
import { useOnce } from "./form.tsx"
import { forgetTyped, markTyped, mayLeave } from "./unsaved.ts"

/** The content while the dialog was open, kept during its fade-out, when its subject may already be gone. */
const useShown = <A,>(isOpen: boolean, now: A): A => {
  const shown = useRef(now)
  if (isOpen) shown.current = now
  return shown.current
}

/**
 * Closes, unless typed text would be lost and the person wants to keep it. A button of the dialog closes without a
 * question.
 */
const closing =
  (popup: RefObject<HTMLElement | null>, close: () => void) =>
  (isOpen: boolean, { reason }: { readonly reason: string }) => {
    if (isOpen) return
    if (reason === "close-press") forgetTyped(popup.current)
    if (popup.current === null || mayLeave(popup.current)) close()
  }

export interface ConfirmProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Names the object and the number: "Send 1,841 deliveries again?" */
  readonly title: string
  /** The consequences. */
  readonly children: ReactNode
  /** The verb on the button. */
  readonly action: string
  readonly danger?: boolean
  /** A text that has to be typed first, when much would be lost. */
  readonly typed?: string | undefined
  /** The reason why the action is not possible now, for example because its objects are unknown or missing. */
  readonly reason?: string | undefined
  /**
   * `once` is the idempotency key, the same while the dialog is open, so that a second click after a lost answer does
   * nothing twice.
   */
  readonly onConfirm: (once: string) => Promise<unknown>
}

/** Inside a dialog: forgets the typed text when the dialog has closed. */
const Leaving = ({ of }: { readonly of: RefObject<HTMLElement | null> }) => {
  useEffect(() => {
    const own = of.current
    return () => forgetTyped(own)
  }, [of])
  return null
}

/** Asks before an irreversible action. After a refusal it stays open and shows the reason. */
export const Confirm = (props: ConfirmProps) => {
  const { open, onClose, reason, onConfirm } = props
  const { title, children, action, danger, typed } = useShown(open, props)
  const [text, setText] = useState("")
  const once = useOnce(open)
  const popup = useRef<HTMLDivElement>(null)
  const doing = useMutation({
    mutationFn: () => {
      forgetTyped(popup.current)
      return onConfirm(once.key())
    },
    onSuccess: onClose,
    onError: (error) => {
      once.onRefusal(error)
      markTyped(popup.current)
    },
  })
  const close = () => {
    doing.reset()
    setText("")
    onClose()
  }
  const isMissing = typed !== undefined && text.trim() !== typed
  return (
    <AlertDialog.Root open={open} onOpenChange={closing(popup, close)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={css.backdrop} />
        <AlertDialog.Popup
          ref={popup}
          className={css.dialog}
          onInput={({ currentTarget, target }) => {
            if (!(target as HTMLElement).matches("[name=typed]")) markTyped(currentTarget)
          }}
        >
          <Leaving of={popup} />
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
            <AlertDialog.Close className={buttonClass("plain")}>Cancel</AlertDialog.Close>
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

/** A dialog with its own content; Escape or a click outside closes it. */
export const Dialog = (props: DialogProps) => {
  const { open, onClose } = props
  const popup = useRef<HTMLDivElement>(null)
  const { title, wide, children } = useShown(open, props)
  return (
    <BaseDialog.Root open={open} onOpenChange={closing(popup, onClose)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={css.backdrop} />
        <BaseDialog.Popup ref={popup} className={`${css.dialog} ${wide === true ? css.wide : ""}`}>
          <BaseDialog.Title>{title}</BaseDialog.Title>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
