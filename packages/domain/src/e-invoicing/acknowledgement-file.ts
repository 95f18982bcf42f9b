import type { ProviderFile } from "./ports/network-provider.ts"

/**
 * The files that may be the acknowledgement, most likely first: files with such a name, or else every XML file, of
 * which the reader accepts only an acknowledgement (contract E32). The provider does not document how it names the
 * file.
 */
export const acknowledgementFiles = (
  files: readonly ProviderFile[],
): { readonly files: readonly ProviderFile[]; readonly areNamed: boolean } => {
  const named = files.filter(({ type = "", fileName = "" }) => /upo/i.test(type) || /upo/i.test(fileName))
  return named.length > 0 ? { files: named, areNamed: true } : { files: files.filter(mayBeXml), areNamed: false }
}

/** Whether a file is XML by its media type or its name. */
export const mayBeXml = ({ mediaType = "", fileName = "" }: ProviderFile): boolean =>
  /xml/i.test(mediaType) || /\.xml$/i.test(fileName)

const longestName = 200

/**
 * The name under which the file is stored: the provider's name without a path, or else a name made from the national
 * number.
 */
export const acknowledgementFileName = ({ fileName }: ProviderFile, nationalNumber: string): string => {
  const bare = (fileName ?? "")
    .split(/[/\\]/)
    .at(-1)!
    .replaceAll(/[\p{Cc}"<>|:*?]/gu, "")
    .trim()
    .slice(0, longestName)
  return bare === "" || /^\.+$/.test(bare) ? `UPO-${nationalNumber}.xml` : bare
}
