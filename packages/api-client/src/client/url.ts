import { canParse, withoutLastSlashes } from '../contract/address.js';

/**
 * Normalizes the prefix of `/api/…`: an absolute http(s) URL, a path, or '' for the page's origin. Throws otherwise.
 */
export function normalHost(host: string): string {
  const trimmed = withoutLastSlashes(host.trim());
  const usable = trimmed === '' || /^\/(?!\/)/.test(trimmed) || (/^https?:\/\//i.test(trimmed) && canParse(trimmed));
  if (!usable) {
    throw new TypeError(
      `createClient: host "${host}" is not usable, so no call could be made. Give an absolute address such as https://api.example.org, or '' for the page's own origin.`,
    );
  }
  return trimmed;
}

/** Fills the path and appends the query, without undefined values. */
export function buildUrl(host: string, path: string, params: Parts = {}, query: Parts = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(params[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, asText(value));
  }
  const tail = search.toString();
  return `${host}${filled}${tail && `?${tail}`}`;
}

export type Parts = Record<string, string | number | undefined>;

/** Without an exponent: 1e-7 becomes 0.0000001. */
function asText(value: string | number): string {
  const text = String(value);
  if (typeof value !== 'number' || !text.includes('e-')) return text;
  return value.toFixed(20).replace(/\.?0{1,20}$/, '');
}
