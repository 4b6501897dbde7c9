import { canParse, withoutLastSlashes } from '../contract/address.js';

/**
 * Normalizes the prefix for `/api/…`. Accepts an absolute http(s) URL, a path, or '' for the current origin, and throws
 * on anything else.
 */
export function normalHost(host: string): string {
  const trimmed = withoutLastSlashes(host.trim());
  const usable = trimmed === '' || /^\/(?!\/)/.test(trimmed) || (/^https?:\/\//i.test(trimmed) && canParse(trimmed));
  if (!usable) {
    throw new TypeError(
      `createClient: invalid host "${host}". Use an absolute URL such as https://api.example.org, or '' for the page's own origin.`,
    );
  }
  return trimmed;
}

/** Fills in the path parameters and appends the query string. Query values that are `undefined` are left out. */
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

function asText(value: string | number): string {
  const text = String(value);
  if (typeof value !== 'number' || !text.includes('e-')) return text;
  return value.toFixed(20).replace(/\.?0{1,20}$/, '');
}
