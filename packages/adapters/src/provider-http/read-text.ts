import { unreadable } from "@svc/domain/exchange-rates/exchange-rates.errors"

/** Reads a body of at most `maxBytes` bytes as UTF-8, without a byte order mark. Throws `ProviderFailed`. */
export const readText = async (chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> => {
  let text = ""
  for await (const part of decodeText(chunks, maxBytes)) text += part
  return text
}

/** Reads a body likewise, in pieces as they arrive. */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > maxBytes) throw unreadable(`larger than ${maxBytes} bytes`)
    yield decode(decoder, chunk, true)
  }
  yield decode(decoder, new Uint8Array(), false)
}

const decode = (decoder: InstanceType<typeof TextDecoder>, chunk: Uint8Array, stream: boolean): string => {
  try {
    return decoder.decode(chunk, { stream })
  } catch {
    throw unreadable("not UTF-8")
  }
}
