import { answerDocuments } from "@svc/adapters/threads/answer-documents"

/** Allocates the requested megabytes of objects, keeps them all, and answers with the number. */
answerDocuments<{ readonly lines: readonly []; readonly megabytes: number }, { readonly kept: number }>(
  ({ megabytes }) => {
    const kept = Array.from({ length: megabytes }, () => Array.from({ length: 131_072 }, (_, index) => index + 0.5))
    return { kept: kept.length }
  },
  () => undefined,
)
