import { siteElementId, standardSite, type SiteLanguage } from '@clothesline/api-client/contract';
import type { Site } from '@clothesline/api-client/site';
import { createServedFile, type ServedFile } from '../files/servedFile.js';
import { escapeHtml } from '../http/escapeHtml.js';
import { scriptText } from '../http/scriptText.js';

/** The built page with the site's settings in it, for its script, and the site's name in the words that show before the script runs. */
export function injectSettings(html: string, site: Site): string {
  const element = `<script type="application/json" id="${siteElementId}">${scriptText(site)}</script>`;
  return html
    .replaceAll(standardSite.name, () => escapeHtml(site.name ?? standardSite.name))
    .replace('</head>', () => `  ${element}\n  </head>`);
}

const manifestPath = '/manifest.webmanifest';

/** The built marketplace's files, of which the web manifest names the site. */
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

/** Content of the page until its script has run, in Spanish. */
const startInSpanish = (name: string) => `
        <p>${name} se está cargando.</p>
        <p>Si no aparece nada más: <a href="">carga la página otra vez</a> y revisa tu conexión.</p>
        <p>
          ${name} necesita JavaScript, y Chrome o Edge 111, Firefox 121, Safari o iOS 16.4, o uno más nuevo.
        </p>
      `;

const [begin, end] = ['<div id="start">', '</div>'];

/** The built page in a language: what it says of that, and the words that show before its script runs. */
export function translatePage(html: string, language: SiteLanguage, { name = standardSite.name }: Site = {}): string {
  if (language === 'en') return html;
  const page = html.replace('<html lang="en"', `<html lang="${language}"`);
  const [before = '', ...rest] = page.split(begin);
  if (rest.length === 0) return page;
  const [, ...after] = rest.join(begin).split(end);
  return before + begin + startInSpanish(escapeHtml(name)) + end + after.join(end);
}
