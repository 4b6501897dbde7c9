/** Declare the order of the layers first, as modules can load in any order. */
const layers = '@layer clothesline.theme,clothesline.base,clothesline.component,clothesline.widget;';

const texts = [layers];

/** How many texts the initial sheet contains */
let taken = 0;

/** Each module calls this with its CSS (see build/styles.mjs). */
export function add(css: string): void {
  texts.push(css);
}

/** Returns the CSS loaded so far as a single sheet. Elements that are defined together share it. */
export function loaded(): readonly string[] {
  taken = texts.length;
  return [texts.join('')];
}

let late: CSSStyleSheet | undefined;

/** Adds CSS that was loaded after an element was defined. Has to be called each time more code is loaded. */
export function adoptLateStyles({ shadowRoot }: Element): void {
  if (!late) {
    late = new CSSStyleSheet();
    late.replaceSync(texts.slice(taken).join(''));
  }
  if (!shadowRoot?.adoptedStyleSheets.includes(late)) shadowRoot?.adoptedStyleSheets.push(late);
}
