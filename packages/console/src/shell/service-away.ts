/** Code of the console could not be loaded, because the service did not answer. */
export class ServiceAway extends Error {
  constructor() {
    super("The service does not answer")
  }
}

/** Resolves to whether the service answers at all. */
export const doesAnswer = (): Promise<boolean> =>
  fetch("/health/live").then(
    ({ ok }) => ok,
    () => false,
  )
