/** Whether `value` is an absolute http or https URL: the only kind of link or picture accepted from a server. */
export function isHttpUrl(value: string): boolean {
  return /^https?:\/\//i.test(value) && canParse(value);
}

/** Replaces `URL.canParse`, which Safari 16 and Chromium 111 lack. */
export function canParse(address: string): boolean {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}

/**
 * Whether a link or a call may use an address: http, https, or a path of its page. Any other scheme (`javascript:`,
 * `data:`, `blob:`) could run in the page.
 */
export function isSafeAddress(address: string): boolean {
  try {
    const { protocol, host } = new URL(address, 'https://page.invalid');
    // Rejects a path that begins with two slashes, or with characters that a browser reads as such.
    return host === 'page.invalid' || (/^https?:/.test(protocol) && /^https?:/i.test(address));
  } catch {
    return false;
  }
}

/**
 * Returns the address of a donation's page.
 * @param linkBase Prefix of the path, as `https://clothesline.example`; left out if it is unsafe
 */
export function donationHref(id: number | string, linkBase = ''): string {
  const base = withoutLastSlashes(linkBase.trim());
  return `${isSafeAddress(base) ? base : ''}/donations/${id}`;
}

/** Removes the slashes at a text's end. Avoids a regular expression, which takes quadratic time for many slashes. */
export function withoutLastSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
