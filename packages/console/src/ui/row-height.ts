/** The height of a row in pixels, the same as in `tokens.css` and `table.module.css`. */
export const rowHeight = (isPhone: boolean): number =>
  isPhone ? 60 : document.documentElement.dataset["density"] === "comfortable" ? 40 : 32
