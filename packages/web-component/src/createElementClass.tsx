import r2wc from '@r2wc/react-to-web-component';
import type { ReactNode } from 'react';
import type { ElementDefinition } from './defineElement.js';
import { definitionErrors, warnings } from './messages.js';
import { defaultOf, readAttribute } from './readAttribute.js';
import { readProperty } from './readProperty.js';
import { Shell } from './Shell.js';
import { adoptSheets, frameStyle } from './sheets.js';
import {
  eventName,
  lifecycleEvents,
  propertyName,
  tagPrefix,
  type AttributeSpec,
  type ElementProps,
  type ElementTable,
} from './table.js';

/** How long a removed element keeps its state, in ms: moving it, or a page that swaps its body (Turbo), puts it back. */
const graceTime = 100;

/** Attributes that the browser keeps in step with their properties by itself. */
const nativeAttributes = new Set(['lang', 'dir']);

/** r2wc's element as it is used here: one plain property goes through it, the view. */
interface BaseElement extends HTMLElement {
  container: Node;
  view: View | undefined;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

interface View {
  node: ReactNode;
}

interface Attribute {
  name: string;
  /** As frameworks write the property's name where they set an attribute instead: `linkBase` becomes `linkbase`. */
  alias: string;
  property: string;
  spec: AttributeSpec;
}

/**
 * r2wc mounts, updates and unmounts. What it gets wrong on a page that changes is done here: boolean and removed
 * attributes, bad JSON, properties set early, mounting while detached, moving, events.
 */
export function createElementClass<Table extends ElementTable>({
  table,
  component: Widget,
  provider: Provider = Bare,
  styles,
  defaults,
  catalogs,
  hosts = [],
  display = 'block',
}: ElementDefinition<Table>): CustomElementConstructor {
  const { tag, events } = table;
  const attributes = Object.entries(table.attributes).map(([name, spec]): Attribute => {
    const property = propertyName(name);
    if (property in HTMLElement.prototype && !nativeAttributes.has(name)) {
      throw new Error(definitionErrors.takenProperty(tag, name, property));
    }
    return { name, alias: property.toLowerCase(), property, spec };
  });
  const ownDefaults = new Map<string, unknown>(Object.entries(defaults ?? {}));
  const byName = new Map(
    attributes.flatMap((attribute) => [
      [attribute.alias, attribute],
      [attribute.name, attribute],
    ]),
  );
  const mountAttribute = `data-${tagPrefix(tag)}`;
  const sheets = [frameStyle(display), ...styles];
  // r2wc does not type the instances of the class that it makes.
  const Base = r2wc(Show, { shadow: 'open', props: { view: undefined } }) as unknown as new () => BaseElement;

  class WidgetElement extends Base {
    static observedAttributes = [...byName.keys()];

    readonly #root: ShadowRoot;
    /** What was given, by property; what is not in here has its default. */
    readonly #given = new Map<string, unknown>();
    /** Attributes whose property was set before the element was known: the property is the later word. */
    readonly #outdated = new Set<string>();
    readonly #raised = new Set<string>();
    #dressedFor: Document | undefined;
    /** Not before all attributes are read: each would be a rendering, and a request, of its own. */
    #isReady = false;
    #leaving: ReturnType<typeof setTimeout> | undefined;

    constructor() {
      super();
      this.#root = shadowRootOf(this);
      const frame = this.ownerDocument.createElement('div');
      frame.className = 'frame';
      this.#root.append(frame);
      this.container = frame;
      for (const type of ['keydown', 'keypress', 'keyup']) this.#root.addEventListener(type, keepTyping);
      for (const attribute of attributes) this.#takeEarlyProperty(attribute);
    }

    /** A page may have been shown something in the element's place before its code was there: that goes, its root stays. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const early = this.shadowRoot;
      if (!early) return super.attachShadow(init);
      early.replaceChildren();
      return early;
    }

    override connectedCallback() {
      clearTimeout(this.#leaving);
      this.#takeMountAttributes();
      this.#dress();
      this.#isReady = true;
      this.#render();
      super.connectedCallback();
    }

    override disconnectedCallback() {
      this.#leaving = setTimeout(() => {
        if (this.isConnected) return;
        this.#isReady = false;
        this.#raised.clear();
        super.disconnectedCallback();
      }, graceTime);
    }

    /** Its presence makes `moveBefore` a move; without it, it would be a removal and an insertion. */
    connectedMoveCallback() {}

    adoptedCallback() {
      this.#dress();
    }

    attributeChangedCallback(name: string, before: string | null, text: string | null) {
      const attribute = byName.get(name);
      if (!attribute || before === text || this.#outdated.delete(name)) return;
      this.#give(attribute, readAttribute(tag, attribute.name, attribute.spec, text ?? this.#textOf(attribute)));
    }

    #textOf({ name, alias }: Attribute): string | null {
      return this.getAttribute(name) ?? this.getAttribute(alias);
    }

    /** A mount point (`<div data-clothesline="chat" data-product="…">`) gives its element what the table names, and nothing else. */
    #takeMountAttributes() {
      const place = this.parentElement;
      if (!place?.hasAttribute(mountAttribute)) return;
      for (const attribute of attributes) {
        const text = place.getAttribute(`data-${attribute.name}`);
        if (text === null || this.#textOf(attribute) !== null) continue;
        if (mayMount(attribute.spec, text, hosts)) this.setAttribute(attribute.name, text);
        else console.warn(warnings.foreignHost(tag, attribute.name));
      }
    }

    static {
      for (const attribute of attributes) {
        if (nativeAttributes.has(attribute.name)) continue;
        Object.defineProperty(this.prototype, attribute.property, {
          configurable: true,
          enumerable: true,
          get(this: WidgetElement) {
            return this.#read(attribute);
          },
          set(this: WidgetElement, value: unknown) {
            this.#set(attribute, value);
          },
        });
      }
    }

    #read({ property, spec }: Attribute): unknown {
      if (this.#given.has(property)) return this.#given.get(property);
      return ownDefaults.has(property) ? ownDefaults.get(property) : defaultOf(spec);
    }

    /** Nothing (undefined, null) takes back what a script has set: the attribute counts again. */
    #set(attribute: Attribute, value: unknown) {
      const { name, spec } = attribute;
      const isTakenBack = value === undefined || value === null;
      const read = isTakenBack
        ? readAttribute(tag, name, spec, this.#textOf(attribute))
        : readProperty(tag, name, spec, value);
      this.#give(attribute, read);
    }

    #give({ property }: Attribute, value: unknown) {
      if (value === undefined) this.#given.delete(property);
      else this.#given.set(property, value);
      this.#render();
    }

    /** A property set on an element before its definition lies on the instance itself, in front of ours. */
    #takeEarlyProperty(attribute: Attribute) {
      const { name, alias, property } = attribute;
      if (nativeAttributes.has(name) || !Object.hasOwn(this, property)) return;
      const value: unknown = Reflect.get(this, property);
      Reflect.deleteProperty(this, property);
      for (const known of [name, alias]) if (this.hasAttribute(known)) this.#outdated.add(known);
      this.#set(attribute, value);
    }

    #dress() {
      if (this.#dressedFor === this.ownerDocument || !this.ownerDocument.defaultView) return;
      this.#dressedFor = this.ownerDocument;
      adoptSheets(this.#root, sheets);
    }

    /** Only while it is on a page: what is set before that waits. */
    #render() {
      if (!this.isConnected || !this.#isReady) return;
      const values = Object.fromEntries(attributes.map((attribute) => [attribute.property, this.#read(attribute)]));
      // The table ties each property to its type; a map of all of them cannot express that.
      const props = { ...values, emit: this.#emit, host: this, catalogs } as unknown as ElementProps<Table>;
      this.view = {
        node: (
          <Shell onReady={this.#ready} onBroken={this.#broken}>
            <Provider {...props}>
              <Widget {...props} />
            </Provider>
          </Shell>
        ),
      };
    }

    readonly #emit = (name: string, detail?: unknown): boolean => {
      if (name in lifecycleEvents) {
        if (this.#raised.has(name)) return true;
        this.#raised.add(name);
      }
      const cancelable = events[name]?.cancelable ?? false;
      return this.dispatchEvent(
        new CustomEvent(eventName(tag, name), { detail, bubbles: true, composed: true, cancelable }),
      );
    };

    readonly #ready = () => void this.#emit('ready');

    readonly #broken = (error: unknown) =>
      void this.#emit('error', { error, message: error instanceof Error ? error.message : String(error) });
  }
  return WidgetElement;
}

/** Whether the author of a mount point may set this: of the owner's addresses, those of known hosts alone. */
const mayMount = (spec: AttributeSpec, text: string, hosts: readonly string[]) =>
  !('setBy' in spec) ||
  spec.setBy === 'author' ||
  hosts.some((host) => `${text}/`.toLowerCase().startsWith(`${host}/`));

function Show({ view }: { view?: View }) {
  return view?.node;
}

function Bare({ children }: { children: ReactNode }) {
  return children;
}

/**
 * A page's hotkeys see the element as the target, no field: what is typed in one stays inside. Function keys type nothing,
 * and Escape may close what is around.
 */
function keepTyping(event: Event) {
  const isField = event.target instanceof Element && event.target.matches('input, textarea, select');
  if (isField && !/^(F\d+|Escape)$/.test((event as KeyboardEvent).key)) event.stopPropagation();
}

function shadowRootOf(element: HTMLElement): ShadowRoot {
  if (!element.shadowRoot) throw new Error(`<${element.localName}> has no open shadow root.`);
  return element.shadowRoot;
}
