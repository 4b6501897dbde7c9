/** The loader looks at the whole page: it looks for the widgets' tags in it. */
export const page = document;

/**
 * The tag that loads this file: the running one, or, in a module, the first that names the file. Each is looked at:
 * `<img name="currentScript">` takes the place of the document's own property.
 */
export const script = [page.currentScript, ...page.querySelectorAll('script')].find(
  (element): element is HTMLScriptElement => element instanceof HTMLScriptElement && element.src.includes('/embed.js'),
) as HTMLScriptElement;
if (!script) throw new Error('No script');
