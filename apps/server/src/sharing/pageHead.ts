import { escapeHtml } from '../http/escapeHtml.js';
import { scriptText } from '../http/scriptText.js';

/** Head of a page for search engines, and for messengers that show a preview of its link. */
export interface PageHead {
  title: string;
  /** Shorter than 200 characters. */
  description: string;
  /** The page's own address: absolute, without parameters that change nothing. */
  url: string;
  /** Address of a picture of the page: absolute. */
  image: string;
  imageAlt: string;
  /** Whether search engines may list the page. */
  isListed: boolean;
  /** The page's content as schema.org describes it. */
  data?: Readonly<Record<string, unknown>>;
  /** The same content in other formats. */
  feeds?: readonly Feed[];
}

interface Feed {
  type: string;
  title: string;
  url: string;
}

/** Between these two comments the built page holds the title and description of the home page. */
const [begin, end] = ['<!-- head -->', '<!-- end of head -->'];

/** The built page with another title, description and link preview; as it is where it has no place for them. */
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
