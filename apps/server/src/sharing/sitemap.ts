import type { ListedDonation } from '../donations/queries.js';
import { escapeXml } from './xml.js';

/** Sitemap files may contain up to 50,000 URLs. */
export const idsPerFile = 10_000;

/** Indexed pages. */
const screens = ['/', '/explore', '/create', '/for-your-site'];

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** File 0 of the sitemap lists the pages. File n lists the donations up to ID n × `idsPerFile`. */
export function sitemapIndex(origin: string, newestId: number): string {
  const files = Array.from({ length: 1 + Math.ceil(newestId / idsPerFile) }, (_, file) => file);
  return xml(
    'sitemapindex',
    files.map((file) => `  <sitemap><loc>${escapeXml(`${origin}/sitemaps/${file}.xml`)}</loc></sitemap>`),
  );
}

export function screensSitemap(origin: string): string {
  return xml(
    'urlset',
    screens.map((path) => `  <url><loc>${escapeXml(origin + path)}</loc></url>`),
  );
}

export function donationsSitemap(origin: string, donations: readonly ListedDonation[]): string {
  return xml(
    'urlset',
    donations.map(
      ({ id, createdAt }) =>
        `  <url><loc>${escapeXml(`${origin}/donations/${id}`)}</loc><lastmod>${escapeXml(createdAt)}</lastmod></url>`,
    ),
  );
}

function xml(element: string, lines: readonly string[]): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<${element} xmlns="${namespace}">\n${lines.join('\n')}\n</${element}>\n`;
}
