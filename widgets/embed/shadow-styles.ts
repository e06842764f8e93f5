/** Named, replaceable styles of a shadow root. They are constructed sheets where the browser supports them,
 *  because a host page's content security policy may refuse `<style>`. */
export class ShadowStyles {
  readonly #root: ShadowRoot;
  readonly #sheets = new Map<string, { replace: (css: string) => void }>();

  constructor(root: ShadowRoot) {
    this.#root = root;
  }

  set(name: string, css: string): void {
    const known = this.#sheets.get(name) ?? this.#add();
    this.#sheets.set(name, known);
    known.replace(css);
  }

  #add(): { replace: (css: string) => void } {
    if ("adoptedStyleSheets" in this.#root) {
      const sheet = new CSSStyleSheet();
      this.#root.adoptedStyleSheets = [...this.#root.adoptedStyleSheets, sheet];
      return {
        replace: (css) => {
          sheet.replaceSync(css);
        },
      };
    }
    const element = document.createElement("style");
    (this.#root as ShadowRoot).appendChild(element);
    return {
      replace: (css) => {
        element.textContent = css;
      },
    };
  }
}
