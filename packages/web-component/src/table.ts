import type { LoadCatalogs } from './defineElement.js';

/** What an attribute holds, what its absence means, and what it is for. The property of the same name (camelCase) takes the value itself. */
export type AttributeSpec =
  | { type: 'string'; description: string; default?: string }
  | NumberSpec
  | UrlSpec
  /** A language tag (BCP 47), as `en` or `pt-BR`. */
  | { type: 'language'; description: string }
  /** There or not there, as in HTML; its absence is false. */
  | { type: 'boolean'; description: string }
  | { type: 'enum'; description: string; values: readonly string[]; default: string }
  /** JSON in the attribute; the property takes the object. Made by `json`, which says what the component gets. */
  | JsonSpec<unknown>;

/** A number has a least and a greatest value: one that is outside becomes the nearest that is not. */
export interface NumberSpec {
  type: 'number';
  description: string;
  min: number;
  max: number;
  /** Whether it counts something: fractions are cut off. */
  whole?: boolean;
  default?: number;
}

/** The address of a page or a server. */
export interface UrlSpec {
  type: 'url';
  description: string;
  /** Whether a page may lead there, load from there or call it; the default takes the place of any other address. */
  isSafe: (address: string) => boolean;
  /**
   * Who may set it where the author of a page may be a stranger to its owner, on a mount point: the owner alone where the
   * widget calls the address, so that visitors' words go to servers that the script's tag names.
   */
  setBy: 'author' | 'owner';
  default?: string;
}

export interface JsonSpec<Value> {
  type: 'json';
  description: string;
  /** Whether what was written is what the component can use. */
  isValid: (value: unknown) => value is Value;
  /** What a valid value looks like, for the warning about one that is not: `an array of words`. */
  expected: string;
}

/** An attribute that holds JSON. */
export function json<Value>(spec: Omit<JsonSpec<Value>, 'type'>): JsonSpec<Value> {
  return { type: 'json', ...spec };
}

/**
 * An event of the element. Its name on the page has the tag's prefix (`eventName`): every event bubbles to the window,
 * where `message`, `select` and `error` are names of the platform.
 */
export interface EventSpec<Detail = undefined> {
  description: string;
  /** Whether `preventDefault()` means something. */
  cancelable?: boolean;
  holds?: string;
  /** Only for types: what `event.detail` holds. */
  readonly detail?: Detail;
}

interface EventText {
  description: string;
  cancelable?: boolean;
  /** The type of `event.detail` in words of TypeScript, for manifests and documents; nothing where it holds nothing. */
  holds?: string;
}

/** An event with a typed detail: `event<ChatMessage>({ description: … })`. */
export function event(spec: EventText): EventSpec;
export function event<Detail>(spec: EventText): EventSpec<Detail>;
export function event(spec: EventText): EventText {
  return spec;
}

/** What the `error` event tells. */
export interface ErrorDetail {
  error: unknown;
  message: string;
}

/** Every element has these; both come once for each time that it is put on a page. */
export const lifecycleEvents = {
  ready: event({ description: 'The widget is on the page and can be used.' }),
  error: event<ErrorDetail>({
    description: 'Something failed; the widget shows what can be done.',
    holds: '{ error: unknown; message: string }',
  }),
};

/** Everything the outside may know of an element: the one source of its behavior, its types and its documentation. */
export interface ElementTable {
  /** With a dash in it. */
  tag: `${string}-${string}`;
  description: string;
  attributes: Readonly<Record<string, AttributeSpec>>;
  events: Readonly<Record<string, EventSpec<unknown>>>;
  /** What `::part(…)` reaches. */
  parts?: Readonly<Record<string, string>>;
  /** The public CSS variables that it reads, and what they do. */
  variables?: Readonly<Record<`--${string}`, string>>;
}

/** A table as it is written, checked and with its literal types kept. */
export function defineTable<const Table extends ElementTable>(table: Table): Table {
  return table;
}

/** `api-host` → `apiHost`. */
export type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type ValueOf<Spec> = Spec extends { type: 'number' }
  ? OrMissing<Spec, number>
  : Spec extends { type: 'boolean' }
    ? boolean
    : Spec extends { type: 'enum'; values: readonly (infer Value)[] }
      ? Value
      : Spec extends JsonSpec<infer Value>
        ? Value | undefined
        : OrMissing<Spec, string>;

/** With a default there is always a value. */
type OrMissing<Spec, Value> = Spec extends { default: unknown } ? Value : Value | undefined;

/** The values of a table's attributes, as the component gets them and as the element's properties. */
export type AttributeValues<Table extends ElementTable> = {
  [Name in keyof Table['attributes'] & string as CamelCase<Name>]: ValueOf<Table['attributes'][Name]>;
};

type EventsOf<Table extends ElementTable> = Table['events'] & typeof lifecycleEvents;
type DetailOf<Spec> = Spec extends EventSpec<infer Detail> ? Detail : undefined;

type Prefix<Tag extends string> = Tag extends `${infer First}-${string}` ? First : never;

/** The events of an element by their names on the page, for typed listeners. */
export type ElementEvents<Table extends ElementTable> = {
  [Name in keyof EventsOf<Table> & string as `${Prefix<Table['tag']>}-${Name}`]: CustomEvent<
    DetailOf<EventsOf<Table>[Name]>
  >;
};

/** The name that an event of a table has on the page: `message` of `<clothesline-chat>` is `clothesline-message`. */
export function eventName(tag: string, name: string): string {
  return `${tagPrefix(tag)}-${name}`;
}

/** The part of a tag that all elements of one maker share: `clothesline`. */
export function tagPrefix(tag: string): string {
  return tag.slice(0, tag.indexOf('-'));
}

/** Raises an event of the table on the element. Gives false where a listener prevented what would follow. */
export type Emit<Table extends ElementTable> = <Name extends keyof EventsOf<Table> & string>(
  name: Name,
  ...detail: DetailOf<EventsOf<Table>[Name]> extends undefined ? [] : [DetailOf<EventsOf<Table>[Name]>]
) => boolean;

/** What the component of an element gets. */
export type ElementProps<Table extends ElementTable> = AttributeValues<Table> & {
  emit: Emit<Table>;
  /** The element itself. */
  host: HTMLElement;
  /** Texts in other languages than English. */
  catalogs: LoadCatalogs | undefined;
};

/** `api-host` → `apiHost`, as `CamelCase` does it. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());
}
