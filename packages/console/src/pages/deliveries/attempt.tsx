import { Code, Headers } from "../../ui/code.tsx"
import { Copyable } from "../../ui/copy.tsx"
import { took } from "../../ui/time.ts"
import css from "./attempt.module.css"
import type { AttemptOf } from "./attempt-line.tsx"
import { failureWord } from "./delivery-words.ts"

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The request of an attempt as a curl command. Values masked in the log stay masked. */
export const curlOf = ({ url, requestHeaders, requestBody }: AttemptOf): string =>
  [
    `curl -X POST ${quoted(url)}`,
    ...Object.entries(requestHeaders).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    `--data ${quoted(requestBody)}`,
  ].join(" \\\n  ")

const outcome = ({ succeeded, status, failureReason, failureDetail }: AttemptOf): string => {
  const told = status === undefined ? failureWord(failureReason) : `HTTP ${status}`
  return succeeded || failureDetail === undefined ? told : `${told}: ${failureDetail}`
}

/** The difference between an attempt and the one before it. */
const compared = (attempt: AttemptOf, before: AttemptOf | undefined): string | undefined => {
  if (before === undefined) return undefined
  const request = attempt.requestBody === before.requestBody && attempt.url === before.url ? "same" : "another"
  const answer = outcome(attempt) === outcome(before) ? "the same answer" : `${outcome(before)} then`
  return `Compared with try ${before.number}: ${request} request, ${answer}.`
}

/** The request and the answer of an attempt. */
export const Attempt = ({
  attempt,
  before,
  of,
}: {
  readonly attempt: AttemptOf
  readonly before: AttemptOf | undefined
  readonly of: number
}) => {
  const { number, manual, durationMs, remoteAddress, url, requestHeaders, requestBody } = attempt
  const { status, responseHeaders, responseBody, responseTruncated } = attempt
  const difference = compared(attempt, before)
  const facts = [
    `Try ${number} of ${of}`,
    manual ? "by hand" : "automatic",
    took(durationMs),
    outcome(attempt),
    remoteAddress,
  ]
  return (
    <>
      <div>
        <p className={css.summary}>
          {facts
            .filter((fact) => fact !== undefined && fact !== "")
            .map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
        </p>
        {difference === undefined ? null : <p className={css.cut}>{difference}</p>}
      </div>
      <div className={css.sides}>
        <div className={css.side}>
          <h3>Request</h3>
          <Copyable text={url} what="URL" mono>
            POST {url}
          </Copyable>
          <Headers title="Request headers" of={requestHeaders} />
        </div>
        <div className={css.side}>
          <h3>{status === undefined ? "No answer" : `Answer ${status}`}</h3>
          {status === undefined ? <p className={css.cut}>{outcome(attempt)}</p> : null}
          {responseHeaders === undefined ? null : <Headers title="Answer headers" of={responseHeaders} />}
          {responseBody === undefined || responseBody === "" ? null : <Code title="Answer body" text={responseBody} />}
          {responseTruncated === true ? <p className={css.cut}>Cut after 16 KiB.</p> : null}
        </div>
      </div>
      <Code title="Body" text={requestBody} />
    </>
  )
}
