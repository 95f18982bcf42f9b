import iconv from "iconv-lite"

/** The bytes of a text in code page 437, which SIE files call PC8; a character that it lacks becomes a question mark. */
export const encodePc8 = (text: string): Buffer => iconv.encode(text, "cp437")
