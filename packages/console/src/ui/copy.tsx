import { type ReactNode, useEffect, useState } from "react"
import { Button } from "./button.tsx"
import css from "./copy.module.css"
import { Icon } from "./icons.tsx"

const useCopied = (text: string) => {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 1500)
    return () => clearTimeout(timer)
  }, [copied])
  const run = () => void navigator.clipboard.writeText(text).then(() => setCopied(true))
  return [copied, run] as const
}

export interface CopyProps {
  readonly text: string
  /** The kind of text, for the name of the button: "URL". */
  readonly what: string
}

export const CopyButton = ({ text, what }: CopyProps) => {
  const [copied, run] = useCopied(text)
  return (
    <>
      <button
        type="button"
        className={`${css.button} ${copied ? css.done : ""}`}
        aria-label={`Copy ${what}`}
        title={`Copy ${what}`}
        onClick={(event) => {
          event.stopPropagation()
          run()
        }}
      >
        <Icon name={copied ? "check" : "copy"} size={14} />
      </button>
      <span className="unseen" aria-live="polite">
        {copied ? "copied" : ""}
      </span>
    </>
  )
}

/** A text with its copy button; `children` is shown instead of a long text. */
export const Copyable = ({
  text,
  what,
  mono = false,
  children,
}: CopyProps & { readonly mono?: boolean; readonly children?: ReactNode }) => (
  <span className={css.copyable}>
    <span className={`${css.text} ${mono ? css.mono : ""}`} title={text}>
      {children ?? text}
    </span>
    <CopyButton text={text} what={what} />
  </span>
)

/** A number among facts; undefined when there is none, so that the fact is omitted. */
export const copyable = (text: string | undefined, what: string): ReactNode =>
  text === undefined || text === "" ? undefined : <Copyable key={what} text={text} what={what} />

/** The end of an id, because ids of about the same time start with the same digits. */
export const endOf = (id: string): string => (id.length > 13 ? `…${id.slice(-8)}` : id)

/** An id, shortened to its end; copying takes the whole id. */
export const Id = ({ id, what = "id" }: { readonly id: string; readonly what?: string }) => (
  <Copyable text={id} what={what} mono>
    {endOf(id)}
  </Copyable>
)

/** A labelled button that copies a text. */
export const CopyWords = ({
  text,
  children,
  onCopied,
}: {
  readonly text: string
  readonly children: ReactNode
  readonly onCopied?: () => void
}) => {
  const [copied, run] = useCopied(text)
  return (
    <Button
      icon={copied ? "check" : "copy"}
      onClick={() => {
        run()
        onCopied?.()
      }}
    >
      {children}
      <span className="unseen" aria-live="polite">
        {copied ? "copied" : ""}
      </span>
    </Button>
  )
}
