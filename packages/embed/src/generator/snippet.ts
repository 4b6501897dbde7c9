/** A widget as a page may have it by pasting. */
export interface SnippetWidget {
  /** As in `<clothesline-chat>`. */
  name: string;
  label: string;
  /** Whether it can show one category alone. */
  hasCategory: boolean;
}

export const snippetWidgets: readonly SnippetWidget[] = [
  { name: 'featured-donations', label: 'Featured donations', hasCategory: true },
  { name: 'chat', label: 'Chat', hasCategory: false },
  { name: 'donations-map', label: 'Map', hasCategory: true },
  { name: 'create-form', label: 'Form', hasCategory: false },
];

/** A build that never changes, as `embed.json` names it. */
export interface SnippetVersion {
  folder: string;
  /** Of its `embed.js`. */
  integrity: string;
}

export interface SnippetChoice {
  /** Where the marketplace is, as https://clothes.example. */
  server: string;
  /** One of `snippetWidgets`. */
  widget: string;
  theme: string;
  /** All of them where it is empty. */
  category?: string;
  /** A colour other than the theme's own, as #1d5c4d. */
  accent?: string;
  /** Where tags are taken away, as in WordPress. */
  asDiv?: boolean;
  /** The version to stay with, checked by its hash; the newest where it is left out. */
  version?: SnippetVersion;
}

export interface Snippet {
  /** The lines to paste into the page. */
  code: string;
  /** What the page's style sheet needs; '' where it needs nothing. Not in the page: a strict policy takes no inline styles. */
  css: string;
  /** What the page's content security policy must allow, where it has one. */
  policy: string;
}

/** The attributes that the choice means, in HTML's names. */
export function snippetAttributes({ widget, theme, category }: SnippetChoice): [name: string, value: string][] {
  const { hasCategory = false } = snippetWidgets.find(({ name }) => name === widget) ?? {};
  return [['theme', theme], ...(hasCategory && category ? [['category', category] satisfies [string, string]] : [])];
}

/** The lines to paste for what was chosen: the one place where they are written. */
export function snippetOf(choice: SnippetChoice): Snippet {
  const { widget, accent, asDiv = false, version } = choice;
  const server = withoutLastSlashes(choice.server);
  const folder = `${server}/embed/${version?.folder ?? 'latest'}/`;
  const integrity = version ? ` integrity="${inQuotes(version.integrity)}" crossorigin` : '';
  const attributes = snippetAttributes(choice)
    .map(([name, value]) => ` ${asDiv ? 'data-' : ''}${name}="${inQuotes(value)}"`)
    .join('');
  const place = asDiv
    ? `<div data-clothesline="${inQuotes(widget)}"${attributes}></div>`
    : `<clothesline-${widget}${attributes}></clothesline-${widget}>`;
  const pictures = server.startsWith('http:') ? `https: ${server}` : 'https:';
  return {
    code: `<script src="${inQuotes(folder)}embed.js"${integrity} async></script>\n${place}`,
    css: accent ? `:root {\n  --clothesline-color-accent: ${accent};\n}` : '',
    // Without a fixed version, `latest` loads its chunks from a folder beside it.
    policy: `script-src ${version ? folder : `${server}/embed/`}; style-src 'self'; img-src ${pictures}; connect-src ${server}`,
  };
}

/** The newest build of a server. @throws Error where it cannot be asked. */
export async function newestVersion(server: string): Promise<SnippetVersion> {
  const answer = await fetch(`${withoutLastSlashes(server)}/embed/latest/embed.json`);
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
  const { folder, files }: { folder: string; files: Record<string, { integrity: string }> } = await answer.json();
  return { folder, integrity: files['embed.js']?.integrity ?? '' };
}

const inQuotes = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function withoutLastSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
