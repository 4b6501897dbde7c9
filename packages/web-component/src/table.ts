import type { LoadCatalogs } from './defineElement.js';

/**
 * Type, default and description of an attribute. Every attribute has a property with the same name in camelCase that
 * takes the actual value.
 */
export type AttributeSpec =
  | { type: 'string'; description: string; default?: string }
  | NumberSpec
  | UrlSpec
  /** BCP 47 language tag, e.g. `en` or `pt-BR`. */
  | { type: 'language'; description: string }
  /** True if the attribute is present, as in HTML. */
  | { type: 'boolean'; description: string }
  | { type: 'enum'; description: string; values: readonly string[]; default: string }
  /**
   * JSON in the attribute, or an object in the property. Use `json` to create it, as that also types the component's
   * prop.
   */
  | JsonSpec<unknown>;

/** A number between `min` and `max`. Values out of range are clamped, except for IDs. */
export interface NumberSpec {
  type: 'number';
  description: string;
  min: number;
  max: number;
  /** Whether to round down to a whole number. */
  whole?: boolean;
  /** An ID is ignored if it's out of range, because another ID would show something else. */
  isId?: boolean;
  default?: number;
}

/** URL of a page or server. */
export interface UrlSpec {
  type: 'url';
  description: string;
  /** Whether it's safe to link to the URL, load it or call it. If not, the default is used. */
  isSafe: (address: string) => boolean;
  /**
   * The person who may set the URL on a mount point, as its author isn't necessarily the site owner. URLs that the
   * widget calls can only be set by the owner. Otherwise, messages could go to servers that aren't listed in the script
   * tag.
   */
  setBy: 'author' | 'owner';
  default?: string;
}

export interface JsonSpec<Value> {
  type: 'json';
  description: string;
  /** Whether the component accepts a value. */
  isValid: (value: unknown) => value is Value;
  /** Describes a valid value for use in warnings, e.g. `an array of words`. */
  expected: string;
  /**
   * TypeScript type of the property, used in manifests and typings.
   * @default 'object'
   */
  holds?: string;
}

/** Defines an attribute that contains JSON. */
export function json<Value>(spec: Omit<JsonSpec<Value>, 'type'>): JsonSpec<Value> {
  return { type: 'json', ...spec };
}

/**
 * An event of the element. Its actual name is prefixed with the tag (see `eventName`): events bubble up to the window,
 * and `message`, `select` and `error` already have a meaning there.
 */
export interface EventSpec<Detail = undefined> {
  description: string;
  /** Whether `preventDefault()` does anything. */
  cancelable?: boolean;
  holds?: string;
  /** Type of `event.detail`. Doesn't exist at runtime. */
  readonly detail?: Detail;
}

interface EventText {
  description: string;
  cancelable?: boolean;
  /** TypeScript type of `event.detail`, used in manifests and docs. Leave it out if there's no detail. */
  holds?: string;
}

/** Defines an event with a typed detail, e.g. `event<ChatMessage>({ description: … })`. */
export function event(spec: EventText): EventSpec;
export function event<Detail>(spec: EventText): EventSpec<Detail>;
export function event(spec: EventText): EventText {
  return spec;
}

export interface ErrorDetail {
  error: unknown;
  message: string;
}

export const lifecycleEvents = {
  ready: event({ description: 'The widget is ready to use.' }),
  error: event<ErrorDetail>({
    description: 'Something failed; the widget shows the error and a way to continue.',
    holds: '{ error: unknown; message: string }',
  }),
};

/** The public interface of an element. Its behavior, types and documentation are based on it. */
export interface ElementTable {
  /** The tag name. Custom elements need a dash. */
  tag: `${string}-${string}`;
  description: string;
  attributes: Readonly<Record<string, AttributeSpec>>;
  events: Readonly<Record<string, EventSpec<unknown>>>;
  /** Parts that can be styled with `::part(…)`. */
  parts?: Readonly<Record<string, string>>;
  /** The public CSS variables of the element and their purpose. */
  variables?: Readonly<Record<`--${string}`, string>>;
}

/** Defines the table of an element and infers its literal types. */
export function defineTable<const Table extends ElementTable>(table: Table): Table {
  return table;
}

/** Turns `api-host` into `apiHost`. */
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

type OrMissing<Spec, Value> = Spec extends { default: unknown } ? Value : Value | undefined;

/** Types of an element's attributes, both as props of the component and as properties of the element. */
export type AttributeValues<Table extends ElementTable> = {
  [Name in keyof Table['attributes'] & string as CamelCase<Name>]: ValueOf<Table['attributes'][Name]>;
};

type EventsOf<Table extends ElementTable> = Table['events'] & typeof lifecycleEvents;
type DetailOf<Spec> = Spec extends EventSpec<infer Detail> ? Detail : undefined;

type Prefix<Tag extends string> = Tag extends `${infer First}-${string}` ? First : never;

/** The events of an element with their prefixed names, for typed listeners. */
export type ElementEvents<Table extends ElementTable> = {
  [Name in keyof EventsOf<Table> & string as `${Prefix<Table['tag']>}-${Name}`]: CustomEvent<
    DetailOf<EventsOf<Table>[Name]>
  >;
};

/**
 * Returns the prefixed name of an event. For example, `message` of `<clothesline-chat>` becomes `clothesline-message`.
 */
export function eventName(tag: string, name: string): string {
  return `${tagPrefix(tag)}-${name}`;
}

/** Returns the part of a tag before the first dash, e.g. `clothesline`. */
export function tagPrefix(tag: string): string {
  return tag.slice(0, tag.indexOf('-'));
}

/** Dispatches an event on the element. Returns false if a listener called `preventDefault()`. */
export type Emit<Table extends ElementTable> = <Name extends keyof EventsOf<Table> & string>(
  name: Name,
  ...detail: DetailOf<EventsOf<Table>[Name]> extends undefined ? [] : [DetailOf<EventsOf<Table>[Name]>]
) => boolean;

/** Props of the component of an element. */
export type ElementProps<Table extends ElementTable> = AttributeValues<Table> & {
  emit: Emit<Table>;
  /** The custom element itself. */
  host: HTMLElement;
  /** Translations by language. */
  catalogs: LoadCatalogs | undefined;
};

/** Turns `api-host` into `apiHost`. The same as the type `CamelCase`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());
}
