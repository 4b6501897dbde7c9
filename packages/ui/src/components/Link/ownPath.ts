/** Of a click: those of React and of the browser both have it. */
interface Click {
  defaultPrevented: boolean;
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/**
 * Where a click on a link leads inside the page's own origin: path, query and hash. Undefined for what is the browser's: a
 * click with a modifier key or one that was prevented, a target, a download, another origin, a part of the page.
 */
export function ownPath(click: Click, anchor: HTMLAnchorElement): string | undefined {
  if (click.defaultPrevented || click.button !== 0) return undefined;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return undefined;
  const href = anchor.getAttribute('href');
  if (!href || href.startsWith('#')) return undefined;
  if ((anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return undefined;
  // The anchor's own parts: `new URL` throws for an address that is none.
  const { origin, pathname, search, hash } = anchor;
  return origin === window.location.origin ? pathname + search + hash : undefined;
}
