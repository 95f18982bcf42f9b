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
  /** What it is, for the name of the button: "URL". */
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

/** A text with its copy button; `children` is shown in place of it where it is long. */
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

/** A number among facts, which is left out where there is none. */
export const copyable = (text: string | undefined, what: string): ReactNode =>
  text === undefined || text === "" ? undefined : <Copyable key={what} text={text} what={what} />

/** The end of an id: ids that were made at about the same time begin alike. */
export const endOf = (id: string): string => (id.length > 13 ? `…${id.slice(-8)}` : id)

/** An id, cut to its end, copied whole. */
export const Id = ({ id, what = "id" }: { readonly id: string; readonly what?: string }) => (
  <Copyable text={id} what={what} mono>
    {endOf(id)}
  </Copyable>
)

/** A button with words that copies. */
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
