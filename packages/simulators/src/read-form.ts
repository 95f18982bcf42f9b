import type { IncomingMessage } from "node:http"

/** Reads a multipart form with the platform's own reader. */
export const readForm = (request: IncomingMessage, body: Buffer): Promise<FormData> =>
  new Response(body as Uint8Array<ArrayBuffer>, {
    headers: { "content-type": request.headers["content-type"] ?? "" },
  }).formData()
