import type { Page } from "playwright-core"

/** The texts of lists that are partly hidden, each with its column. On a phone, rows have no columns. */
export const cutTexts = (page: Page): Promise<readonly (readonly [column: string, text: string])[]> =>
  page.evaluate(`(() => {
    const found = []
    for (const cell of document.querySelectorAll("[data-list] [role=cell], [data-list] [role=columnheader]")) {
      const heads = cell.closest("table").querySelectorAll("[role=columnheader]")
      const column = heads[[...cell.parentElement.children].indexOf(cell)].textContent.trim()
      // On a phone the column headers exist for screen readers alone.
      if (getComputedStyle(cell.closest("[role=rowgroup]")).clipPath !== "none") continue
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const range = document.createRange()
        range.selectNode(texts.currentNode)
        const { left, right, width } = range.getBoundingClientRect()
        if (width === 0 || texts.currentNode.parentElement.closest(".unseen") !== null) continue
        const list = cell.closest("[data-list]")
        for (let box = texts.currentNode.parentElement; box !== list.parentElement; box = box.parentElement) {
          const { overflowX, contain } = getComputedStyle(box)
          if (overflowX === "visible" && contain !== "strict") continue
          const inner = box.getBoundingClientRect()
          if (left >= inner.left - 0.5 && right <= inner.right + 0.5) continue
          found.push([column, cell.textContent.trim()])
          break
        }
      }
    }
    return found
  })()`)
