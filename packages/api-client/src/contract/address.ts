/** Whether `value` is an absolute http(s) URL. We don't accept any other kind from a server. */
export function isHttpUrl(value: string): boolean {
  return /^https?:\/\//i.test(value) && canParse(value);
}

/** Fallback for `URL.canParse` in Safari 16 and Chromium 111. */
export function canParse(address: string): boolean {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}

/**
 * Whether it is safe to link to an address or to call it. Only http(s) URLs and paths are allowed because `javascript:`
 * and `data:` can run code.
 */
export function isSafeAddress(address: string): boolean {
  try {
    const { protocol, host } = new URL(address, 'https://page.invalid');
    // Browsers parse paths like `/\host` as "//host", so compare the parsed host.
    return host === 'page.invalid' || (/^https?:/.test(protocol) && /^https?:/i.test(address));
  } catch {
    return false;
  }
}

/**
 * Returns the URL of a donation's page.
 * @param linkBase Prefix such as `https://clothesline.example`. Unsafe prefixes are ignored
 */
export function donationHref(id: number | string, linkBase = ''): string {
  const base = withoutLastSlashes(linkBase.trim());
  return `${isSafeAddress(base) ? base : ''}/donations/${id}`;
}

/** Written as a loop because the equivalent regex backtracks quadratically. */
export function withoutLastSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
