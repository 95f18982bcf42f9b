import { useMutation } from "@tanstack/react-query"
import { sentencesOf } from "../api/refused.ts"
import css from "./field.module.css"

/** Tries what a button of a page does: what was refused last is its `error`, until something is tried again. */
export const useTry = () => useMutation({ mutationFn: (work: () => Promise<unknown>) => work() })

/** Why something was not done, where it was asked for. */
export const Refusal = ({ of }: { readonly of: Error | null }) =>
  of === null ? null : (
    <div className={css.refusal} role="alert">
      {sentencesOf(of).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
