/** Ids and the time in examples of events. */
export const exampleId = (last: number) => `00000000-0000-7000-8000-${String(last).padStart(12, "0")}`
export const exampleTime = "2026-01-15T09:30:00.000Z"
