/** The settings of e-invoicing that belong to a deployment. */
export interface EInvoicingDeployment {
  /** The time limit of one exchange with the provider, in seconds. */
  readonly timeoutSeconds: number
  /** The initial time from an attempt without an answer to the next one, in seconds. */
  readonly retrySeconds: number
  /** The time from one status read of an entry to the next, in seconds. */
  readonly pollSeconds: number
  /** The public address for a tenant's notifications. */
  readonly notificationUrl: (key: string) => string
}
