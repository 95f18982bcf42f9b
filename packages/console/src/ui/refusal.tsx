import { useMutation } from "@tanstack/react-query"
import { sentencesOf } from "../api/refused.ts"
import css from "./field.module.css"

/** Runs the action of a page's button; the last refusal is its `error`, until another attempt. */
export const useTry = () => useMutation({ mutationFn: (work: () => Promise<unknown>) => work() })

/** The reason of a refusal, shown where the action was started. */
export const Refusal = ({ of }: { readonly of: Error | null }) =>
  of === null ? null : (
    <div className={css.refusal} role="alert">
      {sentencesOf(of).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
