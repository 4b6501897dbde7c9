/**
 * Marks translated strings, so that hard-coded ones stand out.
 * @param messages Strings, functions that return them, and nested lists and tables
 */
export function pseudoLocale<Messages extends object>(messages: Messages): Messages {
  const entries = Object.entries(messages).map(([key, value]: [string, unknown]) => [key, marked(value)] as const);
  return Object.fromEntries(entries) as Messages;
}

function marked(value: unknown): unknown {
  if (typeof value === 'string') return `⟦${value}⟧`;
  if (typeof value === 'function') return (...values: unknown[]) => marked(value(...values));
  if (Array.isArray(value)) return value.map(marked);
  return typeof value === 'object' && value !== null ? pseudoLocale(value) : value;
}

/** Attributes with text. */
const read = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder'];

/**
 * Returns strings that `pseudoLocale` hasn't marked.
 * @param root An element, or its shadow root
 */
export function unmarkedTexts(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const own = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map(({ nodeValue }) => nodeValue ?? '');
    const texts = [...own, ...read.map((name) => element.getAttribute(name) ?? '')];
    return texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text) && !/⟦.*⟧/su.test(text));
  });
}
