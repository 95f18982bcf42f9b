/**
 * Answers with a file as a download. A browser never shows it in place, whatever its type, because a caller may have
 * uploaded it (contract I9).
 */
export const file = (name: string, type: string, content: Uint8Array) => ({
  status: 200,
  content: { type, data: Buffer.from(content) },
  headers: {
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    "x-content-type-options": "nosniff",
  },
})
