/** A build that never changes, as `embed.json` names it. */
export interface SnippetVersion {
  folder: string;
  /** Of its `embed.js`. */
  integrity: string;
}

export interface SnippetChoice {
  /** Where the marketplace is, as https://clothes.example. */
  server: string;
  /** The widget's tag, as clothesline-chat. */
  tag: string;
  /** Names and values. */
  attributes: Readonly<Record<string, string>>;
  /** What shows while the script is away: a link to this path of the marketplace. */
  fallback?: { path: string; text: string };
  /** A color other than the theme's own, as #1d5c4d. Any other text is left out. */
  accent?: string;
  /** Where tags are taken away, as in WordPress. */
  asDiv?: boolean;
  /** The version to stay with, checked by its hash; the newest where it is left out. */
  version?: SnippetVersion;
}

export interface Snippet {
  /** Loads the widgets; once on a page. */
  script: string;
  /** Stands where the widget is to show. */
  element: string;
  /** Sets the accent; '' where the theme's own is used. */
  style: string;
  /** What the page's content security policy must allow, where it has one. */
  policy: string;
}

/** The lines to paste for what was chosen: the one place where they are written. */
export function snippetOf(choice: SnippetChoice): Snippet {
  const { tag, accent = '', asDiv = false, version } = choice;
  const server = withoutLastSlashes(choice.server);
  const folder = `${server}/embed/${version?.folder ?? 'latest'}/`;
  const integrity = version ? ` integrity="${escape(version.integrity)}" crossorigin` : '';
  const answers = answersSource(choice.attributes['answers-url']);
  // From a div the script calls no other address: an author without rights could write it.
  const hosts = asDiv && answers.length > 0 ? ` data-hosts="${escape(answers.join(' '))}"` : '';
  const pictures = server.startsWith('http:') ? `https: ${server}` : 'https:';
  const attributes = Object.entries(choice.attributes)
    .map(([name, value]) => ` ${asDiv ? 'data-' : ''}${name}="${escape(value)}"`)
    .join('');
  const [start, end] = asDiv
    ? [`div data-clothesline="${escape(tag.replace('clothesline-', ''))}"`, 'div']
    : [tag, tag];
  return {
    script: `<script src="${escape(folder)}embed.js"${hosts}${integrity} async></script>`,
    element: `<${start}${attributes}>${fallbackOf(server, choice.fallback)}</${end}>`,
    style: isColor(accent) ? `<style>:root { --clothesline-color-accent: ${accent}; }</style>` : '',
    // Without a fixed version, `latest` loads its chunks from a folder beside it.
    policy: `script-src ${version ? folder : `${server}/embed/`}; style-src 'self'; img-src ${pictures}; connect-src ${[server, ...answers].join(' ')}`,
  };
}

/** What a policy has to name besides the server: where a site's own answers are. */
function answersSource(address: string | undefined): string[] {
  if (address === undefined) return [];
  return URL.canParse(address) ? [new URL(address).origin] : ["'self'"];
}

function fallbackOf(server: string, fallback: SnippetChoice['fallback']): string {
  return fallback ? `<a href="${escape(server + fallback.path)}">${escape(fallback.text)}</a>` : '';
}

/** Whether a text is a color as `#1d5c4d`. */
export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** The newest build of a server. @throws Error where it cannot be asked. */
export async function newestVersion(server: string): Promise<SnippetVersion> {
  const response = await fetch(`${withoutLastSlashes(server)}/embed/latest/embed.json`);
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  const { folder, files }: { folder: string; files: Record<string, { integrity: string }> } = await response.json();
  return { folder, integrity: files['embed.js']?.integrity ?? '' };
}

/** A text as it reads in HTML, inside an element or in double quotes. */
export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function withoutLastSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
