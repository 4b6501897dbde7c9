import { siteElementId, standardSite, type SiteLanguage } from '@clothesline/api-client/contract';
import type { Site } from '@clothesline/api-client/site';
import { createServedFile, type ServedFile } from '../files/servedFile.js';
import { escapeHtml } from '../http/escapeHtml.js';
import { scriptText } from '../http/scriptText.js';
import { textDirection } from '../language/textDirection.js';

export function injectSettings(html: string, site: Site): string {
  const element = `<script type="application/json" id="${siteElementId}">${scriptText(site)}</script>`;
  return html
    .replaceAll(standardSite.name, () => escapeHtml(site.name ?? standardSite.name))
    .replace('</head>', () => `  ${element}\n  </head>`);
}

const manifestPath = '/manifest.webmanifest';

export function nameManifest(files: ReadonlyMap<string, ServedFile>, site: Site): ReadonlyMap<string, ServedFile> {
  const manifest = files.get(manifestPath);
  if (!manifest) return files;
  const { name = standardSite.name, tagline = standardSite.tagline } = site;
  const text = JSON.stringify({
    ...(JSON.parse(manifest.body.toString('utf8')) as object),
    name,
    short_name: name,
    description: tagline,
  });
  const { cacheControl } = manifest;
  return new Map(files).set(
    manifestPath,
    createServedFile(Buffer.from(text), { extension: 'webmanifest', cacheControl }),
  );
}

export const translatePage = (html: string, language: SiteLanguage): string =>
  html.replace('<html lang="en" dir="ltr"', `<html lang="${language}" dir="${textDirection(language)}"`);
