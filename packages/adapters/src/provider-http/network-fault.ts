const faults: Readonly<Record<string, string>> = {
  ECONNREFUSED: "connection refused",
  ECONNRESET: "connection closed",
  EPIPE: "connection closed",
  UND_ERR_SOCKET: "connection closed",
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: "shorter than announced",
  ENOTFOUND: "unknown host",
  EAI_AGAIN: "unknown host",
  ETIMEDOUT: "timeout",
  UND_ERR_CONNECT_TIMEOUT: "timeout",
  UND_ERR_HEADERS_TIMEOUT: "timeout",
}

/** Describes a failed request that got no answer, without addresses, which may contain a key. */
export const networkFault = (error: unknown): string => {
  const code = error instanceof Error && "code" in error ? String(error.code) : ""
  const kind =
    faults[code] ?? (/^(ERR_TLS|ERR_SSL|CERT|DEPTH|SELF|UNABLE|EPROTO)/.test(code) ? "no trusted TLS" : "not HTTP")
  return `no answer (${kind})`
}
