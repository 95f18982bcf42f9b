/** The codings of answers, as `Accept-Encoding` names them (RFC 9110, section 8.4.1). */
export type Coding = "br" | "gzip"

/** The compressed forms of a body. */
export type Coded = { readonly [C in Coding]: () => Promise<Buffer> }
