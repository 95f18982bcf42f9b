import { readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"
import { projectFiles, repository } from "../repository.ts"
import { parse } from "./passages.ts"

export interface FunctionLength {
  /** The file, and the name of the function or of its parent. */
  readonly name: string
  readonly line: number
  /** The length without blank lines and comments, so that a comment makes no function longer. */
  readonly lines: number
}

const isGroupOfTests = (node: ts.Node): boolean =>
  ts.isCallExpression(node.parent) && /^describe\b/.test(node.parent.expression.getText())

/** The name by which a reader finds a function: its own, or that of the constant, member or call that contains it. */
const nameOf = (node: ts.Node): string => {
  for (let each = node; !ts.isSourceFile(each); each = each.parent) {
    if (
      ts.isFunctionDeclaration(each) ||
      ts.isVariableDeclaration(each) ||
      ts.isPropertyAssignment(each) ||
      ts.isMethodDeclaration(each)
    ) {
      if (each.name !== undefined) return each.name.getText()
    }
    if (ts.isCallExpression(each) && each.arguments[0] !== undefined && ts.isStringLiteralLike(each.arguments[0])) {
      return each.arguments[0].text
    }
  }
  return "the module"
}

/** The functions of a file that are longer than `most` lines, without those that only group tests. */
export const longFunctionsIn = (file: string, code: string, most: number): readonly FunctionLength[] => {
  const source = parse(file, code)
  const found: FunctionLength[] = []
  const isCode = code.split("\n").map((each) => !/^\s*(?:\/\/|\/?\*|$)/.test(each))
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && !isGroupOfTests(node)) {
      const line = lineAt(node.getStart(source)) + 1
      const lines = isCode.slice(line - 1, lineAt(node.end) + 1).filter(Boolean).length
      if (lines > most) found.push({ name: `${file}: ${nameOf(node)}`, line, lines })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

export const longFunctions = (most: number): readonly FunctionLength[] =>
  projectFiles()
    .filter((file) => /\.(?:ts|tsx|mts|mjs)$/.test(file) && !/\.gen\.ts$|^test\/clients\//.test(file))
    .flatMap((file) => {
      const code = readFileSync(path.join(repository, file), "utf8")
      return code.split("\n").length > most ? longFunctionsIn(file, code, most) : []
    })
