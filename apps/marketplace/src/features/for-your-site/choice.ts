import { isHttpUrl, parseJson } from '@clothesline/api-client';
import { readSiteAnswers, type SiteAnswers } from '@clothesline/api-client/contract';
import { readAttribute } from '@clothesline/web-component';
import { forYourSite } from '../../locales/en/forYourSite.js';
import { isColor, type SnippetChoice } from './snippet.js';
import { type Setting, type SiteWidget, widgets } from './widgets.js';

export interface Choice extends Record<Setting, string> {
  tag: string;
  theme: string;
  font: string;
  accent: string;
  version: keyof typeof forYourSite.versions;
  kind: SiteKind;
  site: string;
}

export type Defaults = Pick<Choice, 'product' | 'lang'>;

export const firstChoice = (defaults: Defaults): Choice => ({
  tag: 'clothesline-featured-donations',
  theme: 'auto',
  font: 'own',
  accent: '',
  category: '',
  limit: '4',
  size: '',
  heading: 'shown',
  'donation-id': '',
  organization: '',
  layout: 'list',
  categories: '',
  place: '',
  radius: '',
  greeting: '',
  'quick-replies': '',
  answers: '',
  'answers-url': '',
  contact: '',
  placement: 'end',
  version: 'newest',
  kind: 'html',
  site: '',
  ...defaults,
});

export function findWidget({ tag }: Pick<Choice, 'tag'>): SiteWidget {
  const widget = widgets.find(({ table }) => table.tag === tag);
  if (!widget) throw new Error(`Unknown widget: ${tag}.`);
  return widget;
}

/** Widgets stay empty without this ID (or a link that contains it). */
const isRequired = (setting: string) => setting === 'donation-id' || setting === 'organization';

export type Problems = Partial<Record<Setting | 'accent', string>>;

/** Validates the fields that affect the current choice. */
export function findProblems(choice: Choice, messages: typeof forYourSite): Problems {
  const { table, settings } = findWidget(choice);
  const found = settings.flatMap((setting): [Setting, string][] => {
    const text = readText(choice, setting);
    const spec = table.attributes[setting];
    const isMissing = isRequired(setting) && text === '';
    const isPath = setting === 'answers-url' && text !== '' && !isHttpUrl(text);
    // For a div, the script tag has to list the allowed hosts.
    let isRefused = isMissing || (isPath && takesTagsAway(choice.kind));
    if (spec && text !== '') readAttribute(table.tag, setting, spec, text, () => (isRefused = true));
    if (setting === 'answers') isRefused = !areAnswers(writeAnswers(choice.answers));
    return isRefused ? [[setting, messages.problems[setting]]] : [];
  });
  const hasBadAccent = choice.accent !== '' && !isColor(choice.accent);
  return { ...Object.fromEntries(found), ...(hasBadAccent && { accent: messages.badColor }) };
}

/** Empty text is valid as well. */
function areAnswers(text: string): boolean {
  try {
    return text === '' || readSiteAnswers(JSON.parse(text)).answers.length > 0;
  } catch {
    return false;
  }
}

/** Resets invalid settings to their defaults. Returns `undefined` if the required donation ID is missing. */
export function withoutProblems(choice: Choice, problems: Problems, defaults: Defaults): Choice | undefined {
  if (Object.keys(problems).some(isRequired)) return undefined;
  const first = firstChoice(defaults);
  const wrong = Object.keys(problems) as (keyof Problems)[];
  return { ...choice, ...Object.fromEntries(wrong.map((field) => [field, first[field]])) };
}

/** Omits defaults. */
export function toAttributes(choice: Choice): Record<string, string> {
  const { table, settings } = findWidget(choice);
  return Object.fromEntries(
    (['theme', 'font', ...settings] as const).flatMap((name) => {
      const text = readText(choice, name);
      const spec = table.attributes[name];
      const standard = spec && 'default' in spec ? String(spec.default) : '';
      return text === '' || text === standard ? [] : [[name, text]];
    }),
  );
}

export function toSnippetChoice(
  choice: Choice,
  { server, name, messages }: { server: string; name: string; messages: typeof forYourSite },
): SnippetChoice {
  const { table, fallback } = findWidget(choice);
  return {
    server,
    tag: table.tag,
    attributes: toAttributes(choice),
    ...(fallback && {
      fallback: {
        path: fallback.path.replace('{organization}', readText(choice, 'organization')),
        text: messages[fallback.text]({ name }),
      },
    }),
    accent: choice.accent,
    asDiv: takesTagsAway(choice.kind),
  };
}

function readText(choice: Choice, name: Setting | 'theme' | 'font'): string {
  const text = choice[name].trim();
  if (name === 'answers') return choice['answers-url'].trim() === '' ? writeAnswers(text) : '';
  return isRequired(name) ? (/\/(?:donations|people)\/(\d+)$/.exec(text)?.[1] ?? text) : text;
}

export type Pair = readonly [question: string, answer: string];

export function readPairs(text: string): readonly Pair[] {
  return (parseJson(text || '[]') ?? []) as readonly Pair[];
}

export function writeAnswers(text: string, indent?: number): string {
  const answers = readPairs(text)
    .map(([question, answer]) => ({ questions: [question.trim()], answer: answer.trim() }))
    .filter(({ questions, answer }) => questions[0] !== '' && answer !== '');
  return answers.length === 0 ? '' : JSON.stringify({ answers } satisfies SiteAnswers, null, indent);
}

export type SiteKind = keyof typeof forYourSite.kinds;

export const siteKinds = (messages: typeof forYourSite) =>
  Object.entries(messages.kinds).map(([value, { label }]) => ({ value, label }));

export function isSiteKind(value: string): value is SiteKind {
  return Object.hasOwn(forYourSite.kinds, value);
}

/** Whether the platform strips scripts and unknown tags, like WordPress does. */
export const takesTagsAway = (kind: SiteKind) => kind === 'wordpress';
