/** Order of the layers, declared first so that it never depends on the loading order. */
const layers = '@layer clothesline.theme,clothesline.base,clothesline.component,clothesline.widget;';

const texts = [layers];

/** Number of sheets that elements have taken. */
let taken = 0;

/** Called by the CSS of each module as it loads (build/styles.mjs). */
export function add(css: string): void {
  texts.push(css);
}

/** Returns the CSS of everything that is loaded, as a single sheet: elements that are defined together share it. */
export function loaded(): readonly string[] {
  taken = texts.length;
  return [texts.join('')];
}

let late: CSSStyleSheet | undefined;

/** Adds the CSS to an element of code that was loaded after its definition. Called after each such load. */
export function adoptLate({ shadowRoot }: Element): void {
  if (!late) {
    late = new CSSStyleSheet();
    late.replaceSync(texts.slice(taken).join(''));
  }
  if (!shadowRoot?.adoptedStyleSheets.includes(late)) shadowRoot?.adoptedStyleSheets.push(late);
}
