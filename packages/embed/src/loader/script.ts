/** A hint for site owners. Optimizer plugins for WordPress copy, rename and merge scripts. */
export const copied = 'embed.js copied? Add data-source';

export const page = document;

/**
 * The script element that loads this file. In modules `currentScript` isn't set, so we take the first element with a
 * matching URL. Each candidate is checked because `<img name="currentScript">` shadows the property. If an optimizer
 * serves a copy, `data-source` contains the original URL.
 */
export const script = [page.currentScript, ...page.scripts].find(
  (element): element is HTMLScriptElement =>
    element instanceof HTMLScriptElement && (element.dataset.source || element.src).includes('/embed.js'),
) as HTMLScriptElement;
if (!script) throw new Error(copied);
