import iconv from "iconv-lite"

/** Encodes a text in code page 437, which SIE files call PC8; a character outside it becomes a question mark. */
export const encodePc8 = (text: string): Buffer => iconv.encode(text, "cp437")
