import type { IncomingMessage } from "node:http"

/** A multipart form, as the platform itself reads one. */
export const readForm = (request: IncomingMessage, body: Buffer): Promise<FormData> =>
  new Response(body as Uint8Array<ArrayBuffer>, {
    headers: { "content-type": request.headers["content-type"] ?? "" },
  }).formData() as Promise<FormData>
