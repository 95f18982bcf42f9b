import { useWords } from "./session.tsx"

/** A time in the person's zone, with UTC as a tooltip. `whole` includes date and zone. */
export const Moment = ({ at, whole = false }: { readonly at: string; readonly whole?: boolean }) => {
  const { time } = useWords()
  return (
    <time dateTime={at} title={at}>
      {whole ? time.whole(at) : time.moment(at)}
    </time>
  )
}
