import { printJson } from "@svc/domain/shared/exact-json"

/** JSON text for a column that may be null, digits kept. */
export const jsonOrNull = (value: unknown): string | null => (value === undefined ? null : printJson(value))
