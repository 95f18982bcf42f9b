import type { Result } from "effect"

/** The reason why a URL may not be a receiver. `text` is for the caller and says what to do. */
interface UrlRefused {
  readonly text: string
}

/**
 * Decides by the text of a URL whether it may be a receiver (contract W2, W3): absolute http or https, no user info, no
 * fragment, no port 0, at most 2,000 characters, and no literal address of a forbidden range in any notation. The
 * sender checks host names again after their look-up, at every connection.
 */
export interface UrlGuard {
  readonly check: (url: string) => Result.Result<string, UrlRefused>
  /**
   * Whether secrets may be sent to the receiver: nobody on the way can read them, or the way lies in a network that the
   * operator opened to webhooks. Decided by the text of the URL, so an unprotected URL with a host name never is.
   */
  readonly isProtected: (url: string) => boolean
}
