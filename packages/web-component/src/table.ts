import type { LoadCatalogs } from './defineElement.js';

/** Type, default and purpose of an attribute. The property of the same name (camelCase) takes the value itself. */
export type AttributeSpec =
  | { type: 'string'; description: string; default?: string }
  | NumberSpec
  | UrlSpec
  /** A language tag (BCP 47), as `en` or `pt-BR`. */
  | { type: 'language'; description: string }
  /** There or not there, as in HTML; its absence is false. */
  | { type: 'boolean'; description: string }
  | { type: 'enum'; description: string; values: readonly string[]; default: string }
  /** JSON in the attribute; the property takes the object. Made by `json`, which types the component's prop. */
  | JsonSpec<unknown>;

/** A number from `min` to `max`. Values outside are clamped. */
export interface NumberSpec {
  type: 'number';
  description: string;
  min: number;
  max: number;
  /** Whether fractions are cut off. */
  whole?: boolean;
  default?: number;
}

/** The address of a page or a server. */
export interface UrlSpec {
  type: 'url';
  description: string;
  /** Whether a page may link to it, load from it or call it; the default replaces any other address. */
  isSafe: (address: string) => boolean;
  /**
   * Who may set it on a mount point; its author may be a stranger to the page's owner. URLs that the widget calls
   * are reserved for the owner, so that messages only go to servers named by the script tag.
   */
  setBy: 'author' | 'owner';
  default?: string;
}

export interface JsonSpec<Value> {
  type: 'json';
  description: string;
  /** Whether the component accepts a value. */
  isValid: (value: unknown) => value is Value;
  /** Describes a valid value in the warning about an invalid value: `an array of words`. */
  expected: string;
  /** TypeScript type of the property as text, for manifests and typings; `object` if it is left out. */
  holds?: string;
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
  /** Whether `preventDefault()` has an effect. */
  cancelable?: boolean;
  holds?: string;
  /** Type of `event.detail`; not present at run time. */
  readonly detail?: Detail;
}

interface EventText {
  description: string;
  cancelable?: boolean;
  /** TypeScript type of `event.detail` as text, for manifests and documents; left out if there is no detail. */
  holds?: string;
}

/** An event with a typed detail: `event<ChatMessage>({ description: … })`. */
export function event(spec: EventText): EventSpec;
export function event<Detail>(spec: EventText): EventSpec<Detail>;
export function event(spec: EventText): EventText {
  return spec;
}

/** Detail of the `error` event. */
export interface ErrorDetail {
  error: unknown;
  message: string;
}

/** Events of every element, raised each time that it is put on a page. */
export const lifecycleEvents = {
  ready: event({ description: 'The widget is ready to use.' }),
  error: event<ErrorDetail>({
    description: 'Something failed; the widget shows the error and a way to continue.',
    holds: '{ error: unknown; message: string }',
  }),
};

/** Public interface of an element, the source of its behavior, types, and documentation. */
export interface ElementTable {
  /** Tag with a dash, as custom elements need. */
  tag: `${string}-${string}`;
  description: string;
  attributes: Readonly<Record<string, AttributeSpec>>;
  events: Readonly<Record<string, EventSpec<unknown>>>;
  /** Parts that `::part(…)` reaches. */
  parts?: Readonly<Record<string, string>>;
  /** Public CSS variables that it reads, with their effects. */
  variables?: Readonly<Record<`--${string}`, string>>;
}

/** Checks a table and keeps its literal types. */
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

/** Drops undefined if there is a default. */
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

/** The prefix that all elements of a vendor share: `clothesline`. */
export function tagPrefix(tag: string): string {
  return tag.slice(0, tag.indexOf('-'));
}

/** Raises an event of the table on the element. Returns false if a listener prevented the default action. */
export type Emit<Table extends ElementTable> = <Name extends keyof EventsOf<Table> & string>(
  name: Name,
  ...detail: DetailOf<EventsOf<Table>[Name]> extends undefined ? [] : [DetailOf<EventsOf<Table>[Name]>]
) => boolean;

/** Props of an element's component. */
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
