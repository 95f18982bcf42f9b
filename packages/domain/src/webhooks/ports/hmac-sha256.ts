/** HMAC-SHA256 (RFC 2104): key in standard base64, message in parts, texts of them in UTF-8, result in standard base64. */
export type HmacSha256 = (keyBase64: string, message: readonly (string | Uint8Array)[]) => string
