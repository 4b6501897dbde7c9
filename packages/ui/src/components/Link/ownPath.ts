interface Click {
  defaultPrevented: boolean;
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Returns the path, query and hash of an internal link, or `undefined` if the browser should handle the click. */
export function ownPath(click: Click, anchor: HTMLAnchorElement): string | undefined {
  if (click.defaultPrevented || click.button !== 0) return undefined;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return undefined;
  const href = anchor.getAttribute('href');
  if (!href || href.startsWith('#')) return undefined;
  if ((anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return undefined;
  // Use the parsed properties, as `new URL` throws on invalid URLs.
  const { origin, pathname, search, hash } = anchor;
  return origin === window.location.origin ? pathname + search + hash : undefined;
}
