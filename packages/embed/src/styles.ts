/** The order of the layers, said before any of them is filled: it never depends on what loads first. */
const layers = '@layer clothesline.theme,clothesline.base,clothesline.component,clothesline.widget;';

const texts = [layers];

/** How many of them elements have taken. */
let taken = 0;

/** Called by the CSS of each module as it loads (build/styles.mjs). */
export function add(css: string): void {
  texts.push(css);
}

/** The CSS of everything that is loaded, as one sheet: elements that are defined together share it. */
export function loaded(): readonly string[] {
  taken = texts.length;
  return [texts.join('')];
}

let late: CSSStyleSheet | undefined;

/** Gives an element the CSS of code that was loaded after it was defined. Called after each such load. */
export function adoptLate({ shadowRoot }: Element): void {
  if (!late) {
    late = new CSSStyleSheet();
    late.replaceSync(texts.slice(taken).join(''));
  }
  if (!shadowRoot?.adoptedStyleSheets.includes(late)) shadowRoot?.adoptedStyleSheets.push(late);
}
