import { useQuery, type UseQueryResult } from "@tanstack/react-query"
import { type ReactNode, useRef, useState } from "react"
import { type AnswerOf, type InputOf, type PathOf, request } from "../api/call.ts"
import { Refused } from "../api/refused.ts"
import { Button } from "../ui/button.tsx"
import { notYetSent } from "../ui/form.tsx"
import css from "../ui/layout.module.css"
import { Note } from "../ui/page.tsx"
import { PlainTable } from "../ui/plain-table.tsx"
import { Pending } from "../ui/states.tsx"
import { useDo } from "./ask.ts"
import { type Change, changesOf, wordsOf } from "./changed-meanwhile.ts"
import { useEntity } from "./entity.ts"

type Editable = PathOf<"get"> & PathOf<"patch">

/** A resource as it was read, with the tag of that state (contract Q37). */
interface Read<A> {
  readonly etag: string | undefined
  readonly data: A
}

const read = async <P extends Editable>(
  path: P,
  input: InputOf<"get", P>,
  legalEntity: string,
  signal?: AbortSignal,
): Promise<Read<AnswerOf<"get", P>>> => {
  const { headers, body } = await request("get", path, { ...input, legalEntity, signal })
  return { etag: headers.get("etag") ?? undefined, data: body as AnswerOf<"get", P> }
}

/** Reads a resource for a form that changes it, again each time the form is opened. */
export const useEdited = <P extends Editable>(path: P, input: InputOf<"get", P>) => {
  const legalEntity = useEntity()
  return useQuery<Read<AnswerOf<"get", P>>, Error>({
    queryKey: [legalEntity, path, "edited", input],
    gcTime: 0,
    queryFn: ({ signal }) => read(path, input, legalEntity, signal),
  })
}

interface EditingProps<P extends Editable> {
  readonly path: P
  readonly input: InputOf<"get", P>
  /** The read resource, with the names that the form sends. */
  readonly named: (data: AnswerOf<"get", P>) => object
  /** Labels of the fields, by the names that the form sends. */
  readonly labels: Readonly<Record<string, string>>
  /** Builds the request from the entered values, when the form's names differ from its members. */
  readonly bodyOf?: (typed: object, data: AnswerOf<"get", P>) => object
  readonly onSaved: () => void
  readonly children: (data: AnswerOf<"get", P>, save: (body: object) => Promise<unknown>) => ReactNode
  /** Texts for the values of some fields, where the values alone say too little. */
  readonly words?: Readonly<Record<string, (value: unknown) => string>>
}

/**
 * A form that changes the read resource and sends only changes. If somebody else has changed the same fields since,
 * both values are shown and the person chooses one. No entered value is lost.
 */
export const Edited = <P extends Editable>({
  found,
  ...rest
}: EditingProps<P> & { readonly found: UseQueryResult<Read<AnswerOf<"get", P>>, Error> }) =>
  found.data !== undefined ? <Editing {...rest} found={found.data} /> : <Pending of={found} />

interface Conflict<A> {
  readonly now: Read<A>
  readonly changes: readonly Change[]
}

const Editing = <P extends Editable>({
  found,
  path,
  input,
  named,
  labels,
  bodyOf = (typed) => typed,
  onSaved,
  children,
  words = {},
}: EditingProps<P> & { readonly found: Read<AnswerOf<"get", P>> }) => {
  const legalEntity = useEntity()
  const run = useDo()
  const place = useRef<HTMLDivElement>(null)
  // The fields and the tag keep the state in which the form was opened, whatever is read later.
  const [opened] = useState(found)
  const [conflict, setConflict] = useState<Conflict<AnswerOf<"get", P>>>()
  /**
   * The state to change: the one at opening, or the one against which the person kept their own values, so that the
   * question comes once.
   */
  const against = useRef(opened)
  /**
   * The tag under which the person chose the other values, valid for one sending only; values typed afterwards are the
   * person's own again.
   */
  const choice = useRef<{ readonly etag: string | undefined; readonly without: readonly string[] }>(undefined)

  const send = async (body: object, etag: string | undefined): Promise<unknown> => {
    try {
      await run("patch", path, { ...input, body: bodyOf(body, opened.data), ifMatch: etag } as never)
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 412) throw error
      const now = await read(path, input, legalEntity)
      const changes = changesOf({ ...named(against.current.data) }, { ...named(now.data) }, { ...body }, labels)
      // The other change concerns none of the form's values.
      if (changes.length === 0) return send(body, now.etag)
      setConflict({ now, changes })
      return notYetSent
    }
    onSaved()
    return undefined
  }
  const save = (body: object) => {
    const { etag, without } = choice.current ?? { etag: against.current.etag, without: [] }
    choice.current = undefined
    const kept = Object.entries(body).filter(([name]) => !without.includes(name))
    return send(Object.fromEntries(kept), etag)
  }
  const sendAgain = () => {
    setConflict(undefined)
    place.current?.querySelector("form")?.requestSubmit()
  }
  const takeTheirs = ({ now, changes }: Conflict<AnswerOf<"get", P>>) => {
    choice.current = { etag: now.etag, without: changes.map(({ name }) => name) }
    sendAgain()
  }
  const keepMine = ({ now }: Conflict<AnswerOf<"get", P>>) => {
    against.current = now
    sendAgain()
  }
  return (
    <div ref={place} className={css.stack}>
      {children(opened.data, save)}
      <div aria-live="assertive">
        {conflict === undefined ? null : (
          <ConflictBox
            key={conflict.now.etag}
            changes={conflict.changes}
            words={words}
            onTheirs={() => takeTheirs(conflict)}
            onMine={() => keepMine(conflict)}
          />
        )}
      </div>
    </div>
  )
}

/** Focused once when it appears; the same function at each rendering, so that it does not run again. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

const ConflictBox = ({
  changes,
  words,
  onTheirs,
  onMine,
}: {
  readonly changes: readonly Change[]
  readonly words: Readonly<Record<string, (value: unknown) => string>>
  readonly onTheirs: () => void
  readonly onMine: () => void
}) => (
  <section className={css.box} aria-label="Changed meanwhile">
    <h2>Somebody else changed this since you opened it</h2>
    <PlainTable
      label="What differs"
      rows={changes}
      keyOf={({ name }) => name}
      columns={[
        { key: "field", head: "Field", cell: ({ label }) => label },
        { key: "theirs", head: "Theirs, saved", cell: ({ name, theirs }) => (words[name] ?? wordsOf)(theirs) },
        { key: "yours", head: "Yours, typed", cell: ({ name, yours }) => (words[name] ?? wordsOf)(yours) },
      ]}
    />
    <Note>In both cases your other input is saved too.</Note>
    <div className={css.buttons}>
      <Button ref={focus} onClick={onTheirs}>
        Use theirs
      </Button>
      <Button onClick={onMine}>Keep mine</Button>
    </div>
  </section>
)
