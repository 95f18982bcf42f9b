/**
 * The price of a part of a billing period (contract C19): by its days ÷ those of the period; month by month, by its
 * days ÷ those of the month; or with months of 30 days (30E/360).
 */
export const prorationMethods = ["DaysInPeriod", "DaysInMonth", "Fixed30"] as const
export type ProrationMethod = (typeof prorationMethods)[number]
