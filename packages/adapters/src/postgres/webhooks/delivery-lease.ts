/**
 * The duration of a claim, in seconds: longer than a request and the writing of its result may take, so that a claim
 * does not expire during a request.
 */
export const leaseSeconds = (timeoutSeconds: number): number => Math.ceil(timeoutSeconds * 1.25) + 10
