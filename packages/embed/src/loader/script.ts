/** The loader looks at the whole page: it looks for the widgets' tags in it. */
export const page = document;

/**
 * The tag that loads this file: the running one, or, in a module, the first that names the file. Each is looked at:
 * `<img name="currentScript">` takes the place of the document's own property.
 */
const found = [page.currentScript, ...page.querySelectorAll('script')].find(
  (element) => element instanceof HTMLScriptElement && element.src.includes('/embed.js'),
);
if (!found) throw new Error('Clothesline: no tag loads embed.js');
export const script = found as HTMLScriptElement;
