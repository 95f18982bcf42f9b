import ts from "typescript"

/** A comment, a text that people read, or a paragraph, list item or cell of a document. */
export interface Passage {
  readonly line: number
  readonly text: string
}

export const parse = (file: string, code: string): ts.SourceFile =>
  ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, file.endsWith(".tsx") ? ts.ScriptKind.TSX : undefined)

const lineOf = (source: ts.SourceFile, position: number): number =>
  source.getLineAndCharacterOfPosition(position).line + 1

/** The comments of a file. Line comments on successive lines are one comment. */
export const commentsOf = (source: ts.SourceFile): readonly Passage[] => {
  const code = source.text
  const ranges = new Map<number, ts.CommentRange>()
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) return
    const children = node.getChildren(source)
    if (children.length > 0) return children.forEach(visit)
    const around = [
      ...(ts.getLeadingCommentRanges(code, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(code, node.end) ?? []),
    ]
    for (const range of around) ranges.set(range.pos, range)
  }
  visit(source)
  const joined: { line: number; last: number; text: string; isLine: boolean }[] = []
  for (const { pos, end, kind } of [...ranges.values()].sort((a, b) => a.pos - b.pos)) {
    const isLine = kind === ts.SyntaxKind.SingleLineCommentTrivia
    const text = isLine ? code.slice(pos + 2, end) : withoutStars(code.slice(pos, end))
    const [line, last] = [lineOf(source, pos), lineOf(source, end)]
    const before = joined.at(-1)
    if (before !== undefined && isLine && before.isLine && before.last === line - 1) {
      before.text += ` ${text.trim()}`
      before.last = last
    } else joined.push({ line, last, text: text.trim(), isLine })
  }
  return joined.map(({ line, text }) => ({ line, text: text.replaceAll(/\s+/g, " ") }))
}

const withoutStars = (comment: string): string =>
  comment.replaceAll(/^\/\*+|\*+\/$/g, "").replaceAll(/^\s*\*(?: |$)/gm, "")

/** The texts of a file: its strings, its templates with `…` for each value, and the words between tags. */
export const textsOf = (source: ts.SourceFile): readonly Passage[] => {
  const found: Passage[] = []
  const add = (node: ts.Node, text: string) =>
    found.push({ line: lineOf(source, node.getStart(source)), text: text.replaceAll(/\s+/g, " ").trim() })
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) add(node, node.text)
    if (ts.isTemplateExpression(node)) {
      add(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…"))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The paragraphs, list items and table cells of a document, without headings, code and table headers. */
export const passagesOf = (markdown: string): readonly Passage[] => {
  const found: { line: number; text: string }[] = []
  const lines = markdown.split("\n")
  let [inCode, isOpen] = [false, false]
  for (const [index, each] of lines.entries()) {
    const text = each.trim()
    const line = index + 1
    const isFence = text.startsWith("```")
    if (isFence) inCode = !inCode
    if (isFence || inCode || text === "" || /^(#|\|[-: |]+\|$|<)/.test(text)) {
      isOpen = false
    } else if (text.startsWith("|")) {
      isOpen = false
      if (/^\|[-: |]+\|$/.test(lines[index + 1]?.trim() ?? "")) continue
      for (const cell of text.split(/(?<!\\)\|/).slice(1, -1)) found.push({ line, text: cell.trim() })
    } else if (/^([-*]|\d+\.) /.test(text) || !isOpen) {
      found.push({ line, text: text.replace(/^([-*]|\d+\.) +/, "").replace(/^\*\*[A-Z]\d+\*\* +/, "") })
      isOpen = true
    } else found.at(-1)!.text += ` ${text}`
  }
  return found
}
