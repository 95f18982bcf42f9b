/** The settings of e-invoicing that a deployment gives. */
export interface EInvoicingDeployment {
  /** The longest that one exchange with the provider may take, in seconds. */
  readonly timeoutSeconds: number
  /** Time from an attempt that nobody answered to the next, at first, in seconds. */
  readonly retrySeconds: number
  /** Time from one status read of an entry to the next, in seconds. */
  readonly pollSeconds: number
  /** Public address of a tenant's notifications. */
  readonly notificationUrl: (key: string) => string
}
