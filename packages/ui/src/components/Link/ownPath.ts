/** Fields that clicks of React and of the browser share. */
interface Click {
  defaultPrevented: boolean;
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/**
 * Path, query and hash that a click on a link of the page's own origin opens. Undefined if the browser handles it:
 * a click with a modifier key, a prevented click, a target, a download, another origin, or a part of the page.
 */
export function ownPath(click: Click, anchor: HTMLAnchorElement): string | undefined {
  if (click.defaultPrevented || click.button !== 0) return undefined;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return undefined;
  const href = anchor.getAttribute('href');
  if (!href || href.startsWith('#')) return undefined;
  if ((anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return undefined;
  // Anchor's own parts, since `new URL` throws for an invalid address.
  const { origin, pathname, search, hash } = anchor;
  return origin === window.location.origin ? pathname + search + hash : undefined;
}
