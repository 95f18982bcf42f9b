/**
 * The part of jsdom that the tests use. The package has no types of its own, and those of DefinitelyTyped need further
 * packages.
 */
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
