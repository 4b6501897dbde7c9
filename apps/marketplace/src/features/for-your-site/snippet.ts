import { isHttpUrl } from '@clothesline/api-client';

/** Build that never changes, as `embed.json` names it. */
export interface SnippetVersion {
  folder: string;
  /** Hash of its `embed.js`. */
  integrity: string;
}

export interface SnippetChoice {
  /** Origin of the marketplace, as https://clothes.example. */
  server: string;
  /** Tag of the widget, as clothesline-chat. */
  tag: string;
  /** Names and values. */
  attributes: Readonly<Record<string, string>>;
  /** Link to this path of the marketplace, shown while the script is away. */
  fallback?: { path: string; text: string };
  /** A color other than the theme's own, as #1d5c4d. Any other text is left out. */
  accent?: string;
  /** Whether the site removes tags, as WordPress does. */
  asDiv?: boolean;
  /** Version to keep, checked by its hash; the newest if it is left out. */
  version?: SnippetVersion;
}

export interface Snippet {
  /** Loads the widgets; needed once on a page. */
  script: string;
  /** Placeholder of the widget. */
  element: string;
  /** Sets the accent; '' for the theme's own. */
  style: string;
  /** Sources that the page's content security policy must allow, if it has one. */
  policy: string;
}

/** Writes the lines to paste for a choice; the only place that does. */
export function writeSnippet(choice: SnippetChoice): Snippet {
  const { tag, accent = '', asDiv = false, version } = choice;
  const server = withoutLastSlashes(choice.server);
  const folder = `${server}/embed/${version?.folder ?? 'latest'}/`;
  const integrity = version ? ` integrity="${escape(version.integrity)}" crossorigin` : '';
  const answers = answersSource(choice.attributes['answers-url']);
  // Lists the answers' host on the script's tag, since a div's author without rights could write an address.
  const hosts = asDiv && answers.length > 0 ? ` data-hosts="${escape(answers.join(' '))}"` : '';
  // Keeps WordPress optimizers from copying the script, and names its URL if they still do.
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
    // Allows all of /embed/ without a fixed version, since `latest` loads its chunks from another folder.
    policy: `script-src ${version ? folder : `${server}/embed/`}; style-src 'self'; img-src ${pictures}; connect-src ${[server, ...answers].join(' ')}`,
  };
}

/** Attributes that tell WP Rocket, LiteSpeed, Autoptimize, and Cloudflare not to change a script. */
const keepAttributes = 'data-no-minify="1" data-no-optimize="1" data-noptimize="1" data-cfasync="false"';

/** Returns the sources of a site's own answers for the policy. */
function answersSource(address: string | undefined): string[] {
  if (address === undefined) return [];
  return isHttpUrl(address) ? [new URL(address).origin] : ["'self'"];
}

function writeFallback(server: string, fallback: SnippetChoice['fallback']): string {
  return fallback ? `<a href="${escape(server + fallback.path)}">${escape(fallback.text)}</a>` : '';
}

/** Whether a text is a color as `#1d5c4d`. */
export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** Escapes a text for HTML, inside an element or in double quotes. */
export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function withoutLastSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
