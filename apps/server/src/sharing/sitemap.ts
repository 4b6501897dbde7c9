import type { ListedDonation } from '../donations/queries.js';
import { escapeXml } from './xml.js';

/** Ids of donations in one file of the sitemap; a file may have 50,000 addresses. */
export const idsPerFile = 10_000;

/** The screens that search engines may list. */
const screens = ['/', '/explore', '/create', '/for-your-site'];

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The list of the sitemap's files: file 0 has the screens, file n the donations up to the id n × `idsPerFile`. */
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
