/** The order of the layers, said before any of them is filled: it never depends on what loads first. */
const layers = '@layer clothesline.theme,clothesline.base,clothesline.component,clothesline.widget;';

const texts = [layers];

/** Called by the CSS of each module as it loads (build/styles.mjs). */
export function add(css: string): void {
  texts.push(css);
}

/** The CSS of everything that is loaded, as one sheet: elements that are defined together share it. */
export function loaded(): readonly string[] {
  return [texts.join('')];
}

let late: CSSStyleSheet | undefined;

/** Gives the elements of a tag the CSS of code that was loaded after they were defined. Called after each such load. */
export function adoptLate(tag: string): void {
  if (!late) {
    late = new CSSStyleSheet();
    late.replaceSync(texts.at(-1) ?? '');
  }
  for (const { shadowRoot } of document.querySelectorAll(tag)) {
    if (shadowRoot && !shadowRoot.adoptedStyleSheets.includes(late)) shadowRoot.adoptedStyleSheets.push(late);
  }
}
