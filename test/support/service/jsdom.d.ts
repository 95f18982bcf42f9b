/** The part of jsdom that the tests use; its own types are in another package, with those of its parser. */
declare module "jsdom" {
  export interface BrowserElement {
    readonly textContent: string | null
    readonly click: () => void
    readonly querySelector: (selector: string) => BrowserElement | null
    readonly querySelectorAll: (selector: string) => Iterable<BrowserElement>
  }
  export interface BrowserWindow {
    fetch: unknown
    readonly document: BrowserElement
    readonly eval: (script: string) => unknown
    readonly close: () => void
  }
  export class VirtualConsole {}
  export class JSDOM {
    constructor(
      html: string,
      options: {
        readonly url: string
        readonly runScripts: "outside-only"
        readonly pretendToBeVisual: true
        readonly virtualConsole: VirtualConsole
      },
    )
    readonly window: BrowserWindow
  }
}
