import { printJson } from "@svc/domain/shared/exact-json"

/** JSON text for a column that may be null, digits kept. */
export const jsonOrNull = (value: unknown): string | null => (value === undefined ? null : printJson(value))

/** What is in columns that may be null, without those that are. */
export const presentOnly = <A extends object>(values: A): { readonly [K in keyof A]?: NonNullable<A[K]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)) as {
    readonly [K in keyof A]?: NonNullable<A[K]>
  }
