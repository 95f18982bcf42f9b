/** A page of the feed. `body` is the text of an event, digit for digit as the service sent it (contract W36). */
export interface FeedPage {
  readonly items: readonly { readonly cursor: string; readonly body: string }[]
  readonly nextCursor: string
  readonly caughtUp: boolean
}

/** Reads the text of a page. The bodies are cut out of it, because printing them anew could change their bytes. */
export const readFeedPage = (text: string): FeedPage => {
  const { data, nextCursor, caughtUp } = JSON.parse(text) as Omit<FeedPage, "items"> & {
    readonly data: readonly { readonly cursor: string }[]
  }
  const bodies = objectsAtDepth(text, 4)
  return { items: data.map(({ cursor }, index) => ({ cursor, body: bodies[index]! })), nextCursor, caughtUp }
}

const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d]

/** The texts of the objects at a depth. An outermost object has the depth 1. */
const objectsAtDepth = (text: string, wanted: number): readonly string[] => {
  const found: string[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === quote) {
      index += 1
      while (text.charCodeAt(index) !== quote) index += text.charCodeAt(index) === backslash ? 2 : 1
    } else if (code === openBrace || code === openBracket) {
      depth += 1
      if (depth === wanted) start = index
    } else if (code === closeBrace || code === closeBracket) {
      if (depth === wanted && code === closeBrace) found.push(text.slice(start, index + 1))
      depth -= 1
    }
  }
  return found
}
