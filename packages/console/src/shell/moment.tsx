import { useWords } from "./session.tsx"

/** A moment in the zone of the person, in UTC where one points at it. `whole` says date and zone as well. */
export const Moment = ({ at, whole = false }: { readonly at: string; readonly whole?: boolean }) => {
  const { time } = useWords()
  return (
    <time dateTime={at} title={at}>
      {whole ? time.whole(at) : time.moment(at)}
    </time>
  )
}
