import { existsSync, readFileSync, readdirSync, statSync } from "node:fs"
import path from "node:path"

const base = "/help/"

/** The file that a server sends for an address below the site; undefined when there is none. */
const fileAt = (folder: string, address: string): string | undefined =>
  ["", ".html", "index.html"]
    .map((ending) => path.join(folder, address + ending))
    .find((file) => existsSync(file) && statSync(file).isFile())

/** Addresses that an answer of the service has, not the site. */
const ofService = new Set(["/docs", "/openapi.json"])

/** Returns what is wrong with one address that a page of the built site mentions; undefined when nothing is. */
const mistakeOf = (folder: string, page: string, address: string, isLoaded: boolean): string | undefined => {
  const { origin, pathname, hash } = new URL(address, `http://site${base}${page}`)
  if (origin !== "http://site") return isLoaded ? "is loaded from another origin" : undefined
  if (ofService.has(pathname)) return undefined
  const found = pathname.startsWith(base) ? fileAt(folder, decodeURI(pathname.slice(base.length))) : undefined
  if (found === undefined) return "leads nowhere"
  const id = decodeURIComponent(hash.slice(1))
  return id === "" || readFileSync(found, "utf8").includes(` id="${id}"`) ? undefined : "has no such anchor"
}

/** Counts the links of a built site, and returns those that lead nowhere or load something from another origin. */
export const checkSite = (folder: string): { readonly links: number; readonly broken: readonly string[] } => {
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"))
  const links = pages.flatMap((page) =>
    [...readFileSync(path.join(folder, page), "utf8").matchAll(/<(\w+)[^>]*? (?:href|src)="([^"]*)"/g)]
      .map(([, tag = "", address = ""]) => ({ page, tag, address: address.replaceAll("&amp;", "&") }))
      .filter(({ address }) => !/^(mailto|data):/.test(address)),
  )
  const broken = links.flatMap(({ page, tag, address }) => {
    const mistake = mistakeOf(folder, page, address, tag !== "a")
    return mistake === undefined ? [] : [`${page}: ${address} ${mistake}`]
  })
  return { links: links.length, broken: [...new Set(broken)] }
}
