import { escapeHtml } from '../http/escapeHtml.js';
import { scriptText } from '../http/scriptText.js';

export interface PageHead {
  title: string;
  description: string;
  url: string;
  image: string;
  imageAlt: string;
  isListed: boolean;
  data?: Readonly<Record<string, unknown>>;
  feeds?: readonly Feed[];
}

interface Feed {
  type: string;
  title: string;
  url: string;
}

/** Markers around the replaced part of the built page. */
const [begin, end] = ['<!-- head -->', '<!-- end of head -->'];

/** Replaces title, description and link preview. Pages without the markers aren't changed. */
export function withHead(html: string, head: PageHead): string {
  const [before, rest = ''] = html.split(begin);
  const after = rest.split(end)[1];
  return after === undefined ? html : [before, headLines(head).join('\n    '), after].join('');
}

function headLines({ title, description, url, image, imageAlt, isListed, data, feeds = [] }: PageHead): string[] {
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(isListed ? [`<link rel="canonical" href="${escapeHtml(url)}">`] : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:image:alt', imageAlt),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...feeds.map(
      (feed) =>
        `<link rel="alternate" type="${escapeHtml(feed.type)}" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.url)}">`,
    ),
    ...(data ? [`<script type="application/ld+json">${scriptText(data)}</script>`] : []),
  ];
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
}
