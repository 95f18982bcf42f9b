/** The height of a row in pixels, as `tokens.css` and `table.module.css` have it. */
export const rowHeight = (isPhone: boolean): number =>
  isPhone ? 60 : document.documentElement.dataset["density"] === "comfortable" ? 40 : 32
