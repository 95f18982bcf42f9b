/**
 * How a part of a billing period is priced (contract C19): its days ÷ those of the period; month by month, the days ÷
 * those of the month; or with months of 30 days (30E/360).
 */
export const prorationMethods = ["DaysInPeriod", "DaysInMonth", "Fixed30"] as const
export type ProrationMethod = (typeof prorationMethods)[number]
