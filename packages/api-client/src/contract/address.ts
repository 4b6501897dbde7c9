/** Whether `value` is an absolute http(s) URL, the only kind accepted from servers. */
export function isHttpUrl(value: string): boolean {
  return /^https?:\/\//i.test(value) && canParse(value);
}

/** Safari 16 and Chromium 111 lack `URL.canParse`. */
export function canParse(address: string): boolean {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}

/**
 * Whether a link or call may use an address: http(s), or a path. Other schemes (`javascript:`, `data:`) could run code.
 */
export function isSafeAddress(address: string): boolean {
  try {
    const { protocol, host } = new URL(address, 'https://page.invalid');
    // Rejects paths that browsers read as "//host".
    return host === 'page.invalid' || (/^https?:/.test(protocol) && /^https?:/i.test(address));
  } catch {
    return false;
  }
}

/**
 * Address of a donation's page.
 * @param linkBase Prefix such as `https://clothesline.example`; ignored if it is unsafe
 */
export function donationHref(id: number | string, linkBase = ''): string {
  const base = withoutLastSlashes(linkBase.trim());
  return `${isSafeAddress(base) ? base : ''}/donations/${id}`;
}

/** A regular expression would take quadratic time. */
export function withoutLastSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
