import { useMutation } from "@tanstack/react-query"
import { createContext, type ReactNode, useContext, useEffect, useRef } from "react"
import { isRefusal, Refused, sentencesOf } from "../api/refused.ts"
import { Button, type ButtonProps } from "./button.tsx"
import { FieldErrors } from "./field.tsx"
import { forgetTyped, markTyped } from "./unsaved.ts"
import css from "./field.module.css"

/**
 * The idempotency key of what a form or a dialog sends, one for as long as it is open. A key keeps its first answer,
 * also a refusal: what is sent after one is another request.
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

/** The answer of `onSend` when nothing was sent yet: a question follows, and what was typed is still to be lost. */
export const notYetSent = Symbol("not yet sent")

export interface FormProps {
  /** Sends what was typed, with the name and value of the button that sends; `once` is the form's idempotency key, one for as long as it is open. */
  readonly onSend: (data: FormData, once: string) => Promise<unknown>
  readonly children: ReactNode | ((sending: boolean) => ReactNode)
  readonly label?: string
  readonly className?: string | undefined
  /** The form asks something and saves nothing, so its text may be lost. */
  readonly isQuestion?: boolean
  /** Names of fields by the paths of the interface, where they differ. */
  readonly named?: Readonly<Record<string, string>>
}

const noErrors = {}

/** What a nullable field says beside the words that matter: it could have been null. */
const isNoise = (text: string) => /^must (be null|match (a|exactly one) schema)/.test(text)

/** Refusals without the noise, as long as something is left of them. */
const withoutNoise = (errors: Readonly<Record<string, readonly string[]>>) => {
  const clear = Object.entries(errors).flatMap(([path, texts]) => {
    const left = texts.filter((text) => !isNoise(text))
    return left.length === 0 ? [] : [[path, left] as const]
  })
  return clear.length === 0 ? errors : Object.fromEntries(clear)
}

/** The fields that a refusal is about and that the form has, and what is left to be said above the buttons. */
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

/** Gives up what was typed in a form. */
const Discard = createContext(() => {})

/** A form whose fields keep what was typed, whatever happens; a refusal lands at the field that it is about. */
export const Form = ({ onSend, children, label, className, isQuestion = false, named = noErrors }: FormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const once = useOnce()
  const sending = useMutation({
    mutationFn: (data: FormData) => {
      // Sending leads to the next page without a question.
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
  return (
    <FieldErrors value={fields}>
      <form
        ref={form}
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

/** The buttons of most forms: one that sends, named by its children, and where there is somewhere to go back to, one that leaves. */
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

/** A password as it was typed, blanks included. */
export const secretIn = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === "string" ? value : ""
}

/** The text of a field; empty where there is none. */
export const textIn = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === "string" ? value.trim() : ""
}
