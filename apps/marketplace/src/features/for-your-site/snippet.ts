import { isHttpUrl } from '@clothesline/api-client';

export interface SnippetVersion {
  folder: string;
  /** Subresource integrity. */
  integrity: string;
}

export interface SnippetChoice {
  server: string;
  tag: string;
  attributes: Readonly<Record<string, string>>;
  fallback?: { path: string; text: string };
  /** E.g. #1d5c4d. Any other format is ignored. */
  accent?: string;
  /** For platforms that strip custom elements, such as WordPress. */
  asDiv?: boolean;
  /** Pins this build with an integrity hash. Defaults to the latest build. */
  version?: SnippetVersion;
}

export interface Snippet {
  script: string;
  element: string;
  style: string;
  policy: string;
}

export function writeSnippet(choice: SnippetChoice): Snippet {
  const { tag, accent = '', asDiv = false, version } = choice;
  const server = withoutLastSlashes(choice.server);
  const folder = `${server}/embed/${version?.folder ?? 'latest'}/`;
  const integrity = version ? ` integrity="${escape(version.integrity)}" crossorigin` : '';
  const answers = answersSource(choice.attributes['answers-url']);
  // The author of a div isn't trusted, so the script tag must allow the host of the answers file.
  const hosts = asDiv && answers.length > 0 ? ` data-hosts="${escape(answers.join(' '))}"` : '';
  // WordPress optimization plugins may inline or move the script
  const source = asDiv ? ` data-source="${escape(folder)}embed.js" ${keepAttributes}` : '';
  const pictures = server.startsWith('http:') ? `https: ${server}` : 'https:';
  const attributes = Object.entries(choice.attributes)
    .map(([name, value]) => ` ${asDiv ? 'data-' : ''}${name}="${escape(value)}"`)
    .join('');
  const [start, end] = asDiv
    ? [`div data-clothesline="${escape(tag.replace('clothesline-', ''))}"`, 'div']
    : [tag, tag];
  return {
    script: `<script src="${escape(folder)}embed.js"${source}${hosts}${integrity} async></script>`,
    element: `<${start}${attributes}>${writeFallback(server, choice.fallback)}</${end}>`,
    style: isColor(accent) ? `<style>:root { --clothesline-color-accent: ${accent}; }</style>` : '',
    // `latest` loads its chunks from another folder
    policy: `script-src ${version ? folder : `${server}/embed/`}; style-src 'self'; img-src ${pictures}; connect-src ${[server, ...answers].join(' ')}`,
  };
}

/** Opts out of script optimization by WP Rocket, LiteSpeed, Autoptimize and Cloudflare. */
const keepAttributes = 'data-no-minify="1" data-no-optimize="1" data-noptimize="1" data-cfasync="false"';

function answersSource(address: string | undefined): string[] {
  if (address === undefined) return [];
  return isHttpUrl(address) ? [new URL(address).origin] : ["'self'"];
}

function writeFallback(server: string, fallback: SnippetChoice['fallback']): string {
  return fallback ? `<a href="${escape(server + fallback.path)}">${escape(fallback.text)}</a>` : '';
}

export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function withoutLastSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
