import { useEffect } from "react"

/** The parts of the tab's title: the open object takes the place of its page, and the company stands last. */
const parts: { page: string; object?: string; company?: string } = { page: "" }

const write = () => {
  const { page, object, company } = parts
  document.title = [object ?? page, company, "svc"].filter((part) => part !== undefined && part !== "").join(" · ")
}

/** Names the page in the title of the browser's tab, until another page does. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    parts.page = title
    write()
  }, [title])
}

/** Names the open object, or the company, in the title of the browser's tab for as long as it is shown. */
export const useTabName = (part: "object" | "company", name: string | undefined): void => {
  useEffect(() => {
    if (name === undefined) return undefined
    parts[part] = name
    write()
    return () => {
      delete parts[part]
      write()
    }
  }, [part, name])
}
