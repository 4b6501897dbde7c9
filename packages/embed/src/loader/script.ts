/** Hint for the page's owner. WordPress optimizers copy, rename and join scripts. */
export const copied = 'embed.js copied? Add data-source';

/** The document that the loader searches for the widgets' tags. */
export const page = document;

/**
 * The tag that loads this file: the running one, or, in a module, the first that names the file. Each is checked,
 * since `<img name="currentScript">` overrides the document's property. `data-source` has the file's URL on pages
 * whose optimizer serves a copy.
 */
export const script = [page.currentScript, ...page.scripts].find(
  (element): element is HTMLScriptElement =>
    element instanceof HTMLScriptElement && (element.dataset.source || element.src).includes('/embed.js'),
) as HTMLScriptElement;
if (!script) throw new Error(copied);
