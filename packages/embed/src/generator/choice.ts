import { isHttpUrl } from '@clothesline/api-client';
import { readAttribute } from '@clothesline/web-component';
import { generatorMessages as messages } from './messages.js';
import { takesTagsAway, type SiteKind } from './siteKinds.js';
import { isColor, type SnippetChoice } from './snippet.js';
import { widgets, type GeneratorWidget, type Setting } from './widgets.js';

/** What is typed and chosen, as text. */
export interface Choice extends Record<Setting, string> {
  tag: string;
  theme: string;
  /** As #1d5c4d; '' for the theme's own. */
  accent: string;
  /** Whether the lines stay with this build. */
  version: keyof typeof messages.versions;
  /** What the other site is made with. */
  kind: SiteKind;
  /** The address of the other site; '' until it is typed. */
  site: string;
}

/** The choice that the page begins with. `name` is the marketplace's. */
export const firstChoice = (name: string): Choice => ({
  tag: 'clothesline-featured-donations',
  theme: 'auto',
  accent: '',
  category: '',
  limit: '4',
  'donation-id': '',
  product: name,
  categories: '',
  place: '',
  radius: '',
  greeting: '',
  'quick-replies': '',
  'answers-url': '',
  placement: 'end',
  lang: messages.standardLanguage,
  version: 'newest',
  kind: 'html',
  site: '',
});

export function widgetOf({ tag }: Pick<Choice, 'tag'>): GeneratorWidget {
  const widget = widgets.find(({ table }) => table.tag === tag);
  if (!widget) throw new Error(`There is no widget ${tag}.`);
  return widget;
}

export type Problems = Partial<Record<Setting | 'accent', string>>;

/** What is wrong with what was typed, by field; nothing for a field that has no effect. */
export function problemsOf(choice: Choice): Problems {
  const { table, settings } = widgetOf(choice);
  const found = settings.flatMap((setting): [Setting, string][] => {
    const text = textOf(choice, setting);
    const spec = table.attributes[setting];
    const isMissing = setting === 'donation-id' && text === '';
    const isPath = setting === 'answers-url' && text !== '' && !isHttpUrl(text);
    // A div's address has to name the host that the script's tag allows.
    let isRefused = isMissing || (isPath && takesTagsAway(choice.kind));
    if (spec && text !== '') readAttribute(table.tag, setting, spec, text, () => (isRefused = true));
    return isRefused ? [[setting, messages.problems[setting]]] : [];
  });
  const hasBadAccent = choice.accent !== '' && !isColor(choice.accent);
  return { ...Object.fromEntries(found), ...(hasBadAccent && { accent: messages.badColor }) };
}

/** The attributes that the choice means, without those that say what holds anyway. */
export function attributesOf(choice: Choice): Record<string, string> {
  const { table, settings } = widgetOf(choice);
  return Object.fromEntries(
    (['theme', ...settings] as const).flatMap((name) => {
      const text = textOf(choice, name);
      const spec = table.attributes[name];
      const standard = spec && 'default' in spec ? String(spec.default) : '';
      return text === '' || text === standard ? [] : [[name, text]];
    }),
  );
}

/** The same for the writer of the lines. `server` is the marketplace's origin, `name` what it is called. */
export function snippetChoiceOf(choice: Choice, { server, name }: { server: string; name: string }): SnippetChoice {
  const { table, fallback } = widgetOf(choice);
  return {
    server,
    tag: table.tag,
    attributes: attributesOf(choice),
    ...(fallback && { fallback: { path: fallback.path, text: fallback.text(name) } }),
    accent: choice.accent,
    asDiv: takesTagsAway(choice.kind),
  };
}

/** A donation may be named by its address, too. */
function textOf(choice: Choice, name: Setting | 'theme'): string {
  const text = choice[name].trim();
  return name === 'donation-id' ? (/\/donations\/(\d+)$/.exec(text)?.[1] ?? text) : text;
}
