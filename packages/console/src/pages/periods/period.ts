import type { components } from "../../api/schema.gen.ts"

export type Period = components["schemas"]["AccountingPeriod"]

/** The period's name in the interface: `2026-11`. */
export const nameOf = ({ fiscalYear, fiscalPeriod }: Period) => `${fiscalYear}-${fiscalPeriod}`
export const placeOf = ({ fiscalYear: year, fiscalPeriod: period }: Period) => ({ year, period })
