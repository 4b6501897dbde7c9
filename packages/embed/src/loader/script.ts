/** Document, whose whole page the loader searches for the widgets' tags. */
export const page = document;

/**
 * Tag that loads this file: the running one, or, in a module, the first that names the file. Each is checked, since
 * `<img name="currentScript">` replaces the document's own property.
 */
export const script = [page.currentScript, ...page.querySelectorAll('script')].find(
  (element): element is HTMLScriptElement => element instanceof HTMLScriptElement && element.src.includes('/embed.js'),
) as HTMLScriptElement;
if (!script) throw new Error('No script');
