/**
 * How long a claim holds, in seconds: longer than a request may take and its result may wait to be written, so that a
 * claim does not lapse under a request that is still running.
 */
export const leaseSeconds = (timeoutSeconds: number): number => Math.ceil(timeoutSeconds * 1.25) + 10
