import { useMutation } from "@tanstack/react-query"
import { createContext, type ReactNode, useContext, useEffect, useRef } from "react"
import { isRefusal, Refused, sentencesOf } from "../api/refused.ts"
import { Button, type ButtonProps } from "./button.tsx"
import { FieldErrors } from "./field.tsx"
import { dropText, restoreText } from "./kept-text.ts"
import { forgetTyped, markTyped } from "./unsaved.ts"
import css from "./field.module.css"

/**
 * The idempotency key of a form or dialog, the same while it is open. A key keeps its first answer, even a refusal, so
 * the request after a refusal gets a new key.
 */
export const useOnce = (isOpen = true) => {
  const made = useRef<string>(undefined)
  if (!isOpen) made.current = undefined
  return {
    key: () => (made.current ??= crypto.randomUUID()),
    onRefusal: (error: unknown) => {
      if (isRefusal(error)) made.current = undefined
    },
  }
}

/** Returned by `onSend` when nothing was sent yet: a question follows, and the typed text can still be lost. */
export const notYetSent = Symbol("not yet sent")

export interface FormProps {
  /**
   * Sends the entered values, including name and value of the pressed button; `once` is the form's idempotency key, the
   * same while it is open.
   */
  readonly onSend: (data: FormData, once: string) => Promise<unknown>
  readonly children: ReactNode | ((sending: boolean) => ReactNode)
  readonly label?: string
  readonly className?: string | undefined
  /** The name by which typed text survives a reload of the page, such as from `useKeptForm`; without one it does not. */
  readonly kept?: string | undefined
  /** Set when the form only asks something and saves nothing, so that its text may be lost. */
  readonly isQuestion?: boolean
  /** The form's names of fields by the paths of the interface, where they differ. */
  readonly named?: Readonly<Record<string, string>>
}

const noErrors = {}

/** A message that only says that a nullable field could have been null or lists schemas; the other messages matter. */
const isNoise = (text: string) => /^must (be null|match (a|exactly one) schema)/.test(text)

/** Refusals without such messages, if any others remain. */
const withoutNoise = (errors: Readonly<Record<string, readonly string[]>>) => {
  const clear = Object.entries(errors).flatMap(([path, texts]) => {
    const left = texts.filter((text) => !isNoise(text))
    return left.length === 0 ? [] : [[path, left] as const]
  })
  return clear.length === 0 ? errors : Object.fromEntries(clear)
}

/** The errors of a refusal that belong to fields of the form, and the rest, which is shown above the buttons. */
const sortErrors = (error: unknown, form: HTMLFormElement | null, named: Readonly<Record<string, string>>) => {
  const errors = error instanceof Refused ? withoutNoise(error.problem.errors ?? {}) : {}
  const known = Object.entries(errors).map(([path, texts]) => [named[path] ?? path, texts] as const)
  const isField = (name: string) => form?.elements.namedItem(name) != null
  const fields = Object.fromEntries(known.filter(([name]) => isField(name)))
  const isTold = known.length > 0 && known.every(([name]) => isField(name))
  const rest = known.filter(([name]) => !isField(name))
  const said = rest.flatMap(([name, texts]) => texts.map((text) => (name === "message" ? text : `${name} ${text}`)))
  return { fields, sentences: isTold ? [] : said.length > 0 ? said : sentencesOf(error) }
}

/** Discards the typed text of a form. */
const Discard = createContext(() => {})

/** A form whose fields keep their text in every case; a refusal is shown at the field that caused it. */
export const Form = ({ onSend, children, label, className, kept, isQuestion = false, named = noErrors }: FormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const once = useOnce()
  const sending = useMutation({
    mutationFn: (data: FormData) => {
      // After sending, the next page opens without a question.
      forgetTyped(form.current)
      return onSend(data, once.key())
    },
    onSuccess: (answer) => {
      if (answer === notYetSent) markTyped(form.current)
    },
    onError: (error) => {
      once.onRefusal(error)
      if (!isQuestion) markTyped(form.current)
    },
  })
  const { fields, sentences } = sending.isError
    ? sortErrors(sending.error, form.current, named)
    : { fields: noErrors, sentences: [] }
  useEffect(() => {
    if (sending.isError) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [sending.isError, sending.error])
  useEffect(() => {
    const own = form.current
    return () => forgetTyped(own)
  }, [])
  useEffect(() => {
    const own = form.current
    if (own === null || kept === undefined) return
    const stop = restoreText(own, kept)
    // The text that is brought back was typed and not sent.
    if (stop !== undefined) markTyped(own)
    // A reload does not run this cleanup, so the cleanup means that the form was sent or given up.
    return () => {
      stop?.()
      dropText(kept)
    }
  }, [kept])
  return (
    <FieldErrors value={fields}>
      <form
        ref={form}
        data-kept={kept}
        onInput={({ currentTarget }) => (isQuestion ? undefined : markTyped(currentTarget))}
        aria-label={label}
        className={className ?? css.form}
        onSubmit={(event) => {
          event.preventDefault()
          const { submitter } = event.nativeEvent
          if (!sending.isPending) sending.mutate(new FormData(event.currentTarget, submitter))
        }}
      >
        <Discard value={() => forgetTyped(form.current)}>
          {typeof children === "function" ? children(sending.isPending) : children}
        </Discard>
        <div aria-live="assertive">
          {sentences.length === 0 ? null : (
            <div className={css.refusal}>
              {sentences.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          )}
        </div>
      </form>
    </FieldErrors>
  )
}

/** The buttons at the end of a form. */
export const FormActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.actions}>{children}</div>
)

/**
 * The buttons of most forms: one that sends, labelled by its children, and one that leaves, if there is a page to go
 * back to.
 */
export const FormButtons = ({
  busy,
  reason,
  icon,
  onCancel,
  leave = "Cancel",
  children,
}: Pick<ButtonProps, "busy" | "children" | "icon" | "reason"> & {
  readonly onCancel?: (() => void) | undefined
  readonly leave?: string
}) => {
  const discard = useContext(Discard)
  return (
    <FormActions>
      <Button type="submit" look="primary" icon={icon} reason={reason} busy={busy}>
        {children}
      </Button>
      {onCancel === undefined ? null : (
        <Button
          look="plain"
          onClick={() => {
            discard()
            onCancel()
          }}
        >
          {leave}
        </Button>
      )}
    </FormActions>
  )
}
