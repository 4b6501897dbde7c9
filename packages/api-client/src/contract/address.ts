/** Whether `value` is an absolute http or https URL: the only kind of link or picture that is taken from a server. */
export function isHttpUrl(value: string): boolean {
  return /^https?:\/\//i.test(value) && canParse(value);
}

/** `URL.canParse`, which Safari 16 and Chromium 111 lack. */
export function canParse(address: string): boolean {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}

/**
 * Whether a link may lead to an address, or a call go there: http, https, or a path of the page it stands on. Any other
 * scheme (`javascript:`, `data:`, `blob:`) could run in the page.
 */
export function isSafeAddress(address: string): boolean {
  try {
    const { protocol, host } = new URL(address, 'https://page.invalid');
    // A path begins neither with two slashes nor with what a browser takes for them.
    return host === 'page.invalid' || (/^https?:/.test(protocol) && /^https?:/i.test(address));
  } catch {
    return false;
  }
}

/**
 * Where a donation's page is.
 * @param linkBase What goes before the path, as `https://clothesline.example`; one that is not safe is left out
 */
export function donationHref(id: number | string, linkBase = ''): string {
  const base = withoutLastSlashes(linkBase.trim());
  return `${isSafeAddress(base) ? base : ''}/donations/${id}`;
}

/** A text without the slashes that it ends with. Not a regular expression: one takes quadratic time for many slashes. */
export function withoutLastSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
