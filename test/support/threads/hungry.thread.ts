import { answerDocuments } from "@svc/adapters/threads/answer-documents"

/** Keeps so many megabytes of objects at once, and answers with their number. */
answerDocuments<{ readonly lines: readonly []; readonly megabytes: number }, { readonly kept: number }>(
  ({ megabytes }) => {
    const kept = Array.from({ length: megabytes }, () => Array.from({ length: 131_072 }, (_, index) => index + 0.5))
    return { kept: kept.length }
  },
  () => undefined,
)
