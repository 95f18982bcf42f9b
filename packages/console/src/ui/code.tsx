import { useState } from "react"
import { parseExact } from "../api/exact.ts"
import css from "./code.module.css"
import { CopyButton } from "./copy.tsx"

/** JSON with line breaks and unchanged digits; undefined when the text is not JSON. */
const prettyJson = (text: string): string | undefined => {
  try {
    return JSON.stringify(parseExact(text), null, 2)
  } catch {
    return undefined
  }
}

/** The text of a request or an answer, as sent or formatted. Copying takes the text as sent. */
export const Code = ({ title, text }: { readonly title: string; readonly text: string }) => {
  const [isPretty, setIsPretty] = useState(true)
  const pretty = prettyJson(text)
  return (
    <div className={css.code}>
      <div className={css.head}>
        <span>{title}</span>
        {pretty === undefined ? null : (
          <>
            <Choice isOn={isPretty} label="Pretty" onChoose={() => setIsPretty(true)} />
            <Choice isOn={!isPretty} label="As sent" onChoose={() => setIsPretty(false)} />
          </>
        )}
        <CopyButton text={text} what={title.toLowerCase()} />
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where it is narrow */}
      <pre tabIndex={0} aria-label={title}>
        {isPretty ? (pretty ?? text) : text}
      </pre>
    </div>
  )
}

const Choice = ({
  isOn,
  label,
  onChoose,
}: {
  readonly isOn: boolean
  readonly label: string
  readonly onChoose: () => void
}) => (
  <button type="button" className={css.choice} aria-pressed={isOn} onClick={onChoose}>
    {label}
  </button>
)

/** Shown instead of a secret; it is not worth copying. */
const hidden = "***"

/** Headers of a request or an answer. */
export const Headers = ({ title, of }: { readonly title: string; readonly of: Readonly<Record<string, string>> }) => (
  <div className={css.code}>
    <div className={css.head}>
      <span>{title}</span>
      <CopyButton
        text={Object.entries(of)
          .map(([name, value]) => `${name}: ${value}`)
          .join("\n")}
        what={title.toLowerCase()}
      />
    </div>
    <dl className={css.pairs}>
      {Object.entries(of).flatMap(([name, value]) => [
        <dt key={`${name} name`}>{name}</dt>,
        <dd key={name}>
          <span>{value}</span>
          {value === hidden ? null : <CopyButton text={value} what={name} />}
        </dd>,
      ])}
    </dl>
  </div>
)
