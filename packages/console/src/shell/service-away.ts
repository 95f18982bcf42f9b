/** A part of the console did not come, for nothing came from the service. */
export class ServiceAway extends Error {
  constructor() {
    super("The service does not answer")
  }
}

/** Whether the service answers at all. */
export const doesAnswer = (): Promise<boolean> =>
  fetch("/health/live").then(
    ({ ok }) => ok,
    () => false,
  )
