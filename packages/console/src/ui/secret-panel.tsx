import { type ReactNode, useState } from "react"
import { Button } from "./button.tsx"
import { CopyButton, CopyWords } from "./copy.tsx"
import { Confirm } from "./dialog.tsx"
import css from "./secret-panel.module.css"

export interface SecretPanelProps {
  readonly lead: ReactNode
  /** Name, value, and the variable's name in a `.env` file. */
  readonly secrets: readonly (readonly [name: string, value: string, variable: string])[]
  readonly file: string
  /** The text to copy or save instead of variables, when `children` shows the secrets. */
  readonly text?: string
  readonly onDone: () => void
  /** True when the secrets cannot be shown again: leaving without a copy then asks a question. */
  readonly isOnce: boolean
  readonly children?: ReactNode
}

/** Shows secrets now: they can be copied or saved as a file, and have to be confirmed before leaving. */
export const SecretPanel = ({ lead, secrets, file, text, onDone, isOnce, children }: SecretPanelProps) => {
  const [isKept, setIsKept] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const env = text ?? `${secrets.map(([, value, variable]) => `${variable}=${value}`).join("\n")}\n`
  const download = () => {
    const link = document.createElement("a")
    link.href = URL.createObjectURL(new Blob([env], { type: "text/plain" }))
    link.download = file
    link.click()
    URL.revokeObjectURL(link.href)
    setIsKept(true)
  }
  return (
    <div className={css.panel}>
      <p className={isOnce ? css.warn : undefined}>{lead}</p>
      <dl className={css.secrets}>
        {secrets.flatMap(([name, value]) => [
          <dt key={`${name} name`}>{name}</dt>,
          <dd key={name}>{value}</dd>,
          <dd key={`${name} copy`} onClick={() => setIsKept(true)}>
            <CopyButton text={value} what={name.toLowerCase()} />
          </dd>,
        ])}
      </dl>
      {children}
      <div className={css.actions}>
        <CopyWords text={env} onCopied={() => setIsKept(true)}>
          {secrets.length === 2 ? "Copy both" : "Copy"}
        </CopyWords>
        <Button icon="download" onClick={download}>
          {text === undefined ? "Download .env" : "Download"}
        </Button>
        <Button look="primary" onClick={() => (isKept || !isOnce ? onDone() : setIsAsked(true))}>
          Done
        </Button>
      </div>
      <Confirm
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title="Leave without a copy?"
        action="Leave"
        danger
        onConfirm={() => {
          onDone()
          return Promise.resolve()
        }}
      >
        <p>Nothing was copied or downloaded, and the secret cannot be shown again.</p>
      </Confirm>
    </div>
  )
}
