import type { ListedOperation } from "./operations.ts"

const writing: ReadonlySet<string> = new Set(["POST", "PUT", "PATCH"])

/**
 * The body limit of the operation; `undefined` when it reads no body. The document leaves out the usual limit of
 * operations that need a token and write.
 */
export const bodyLimitOf = (operation: ListedOperation): string | undefined =>
  operation["x-svc-body-limit"] ?? (operation.secured && writing.has(operation.method) ? "1 MiB" : undefined)

/** Whether the operation reads a body. */
export const readsBody = (operation: ListedOperation): boolean => bodyLimitOf(operation) !== undefined
