/**
 * HMAC-SHA256 (RFC 2104): the key is in standard base64; the message consists of parts, and text parts are encoded in
 * UTF-8; the result is in standard base64.
 */
export type HmacSha256 = (keyBase64: string, message: readonly (string | Uint8Array)[]) => string
