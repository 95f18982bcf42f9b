import { printJson } from "@svc/domain/shared/exact-json"

/** JSON text for a nullable column; numbers keep their digits. */
export const jsonOrNull = (value: unknown): string | null => (value === undefined ? null : printJson(value))
