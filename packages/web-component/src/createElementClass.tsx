import r2wc from '@r2wc/react-to-web-component';
import type { ReactNode } from 'react';
import type { ElementDefinition } from './defineElement.js';
import { definitionErrors, warnings } from './messages.js';
import { defaultValue, readAttribute } from './readAttribute.js';
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

/** Type of r2wc's element as used here, with the view as its only property. */
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
  /**
   * Lowercase property name, as frameworks write it if they set an attribute instead: `linkBase` becomes
   * `linkbase`.
   */
  alias: string;
  property: string;
  spec: AttributeSpec;
}

/**
 * Creates the class of an element. r2wc mounts, updates, and unmounts; this class adds boolean and removed attributes,
 * invalid JSON, properties set before definition, mounting while detached, moving, and events.
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
    /** Values set so far, by property. Others have their defaults. */
    readonly #given = new Map<string, unknown>();
    /** Attributes with a property that was set before the element was defined. The property wins, since it was set later. */
    readonly #outdated = new Set<string>();
    readonly #raised = new Set<string>();
    #dressedFor: Document | undefined;
    /** Waits until all attributes are read: each would cause a render and a request. */
    #isReady = false;
    #leaving: ReturnType<typeof setTimeout> | undefined;

    constructor() {
      super();
      this.#root = openShadowRoot(this);
      const frame = this.ownerDocument.createElement('div');
      frame.className = 'frame';
      this.#root.append(frame);
      this.container = frame;
      for (const type of ['keydown', 'keypress', 'keyup']) this.#root.addEventListener(type, keepTyping);
      for (const attribute of attributes) this.#takeEarlyProperty(attribute);
    }

    /** Keeps a shadow root that the page filled before the element's code was loaded, and empties it. */
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

    /** Makes `moveBefore` a move: without this callback it is a removal and an insertion. */
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

    /**
     * Copies the attributes that the table names from a mount point (`<div data-clothesline="chat"
     * data-product="…">`).
     */
    #takeMountAttributes() {
      const place = this.parentElement;
      if (!place?.hasAttribute(mountAttribute)) return;
      for (const attribute of attributes) {
        const text = place.getAttribute(`data-${attribute.name}`);
        if (text === null || this.#textOf(attribute) !== null) continue;
        if (mayMount(attribute.spec, text, hosts)) this.setAttribute(attribute.name, text);
        else console.warn(warnings.foreignHost(tag, attribute.name));
      }
      for (const attribute of attributes) this.#forwardProperty(place, attribute);
    }

    /** Sets a property that a script sets on the mount point, now or earlier: its page knows no element in it. */
    #forwardProperty(place: HTMLElement, { name, property }: Attribute) {
      if (nativeAttributes.has(name)) return;
      const early: unknown = Object.getOwnPropertyDescriptor(place, property)?.value;
      Object.defineProperty(place, property, {
        configurable: true,
        get: () => Reflect.get(this, property),
        set: (value) => {
          Reflect.set(this, property, value);
        },
      });
      if (early !== undefined) Reflect.set(place, property, early);
    }

    /** Applies the font of the surrounding page, which a theme's own font would override. */
    #takeFont(frame: HTMLElement) {
      const family = this.#given.get('font') === 'inherit' ? getComputedStyle(this).fontFamily : '';
      for (const role of ['body', 'heading']) frame.style.setProperty(`--clothesline-font-${role}`, family);
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
      return ownDefaults.has(property) ? ownDefaults.get(property) : defaultValue(spec);
    }

    /** Stores a value that a script sets. `undefined` and `null` remove it, so the attribute counts again. */
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

    /**
     * Moves a property that was set before the element's definition: it lies on the instance and hides the
     * accessor.
     */
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

    /** Renders only while connected; earlier values wait. */
    #render() {
      if (!this.isConnected || !this.#isReady) return;
      this.#takeFont(this.container as HTMLElement);
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

/**
 * Whether the author of a mount point may set this: an address that only the owner sets must belong to a known
 * host.
 */
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
 * Stops key events of typed text, since a page's hotkeys see the element as the target and not its field. Function
 * keys type no text, and Escape may close a dialog around.
 */
function keepTyping(event: Event) {
  const isField = event.target instanceof Element && event.target.matches('input, textarea, select');
  if (isField && !/^(F\d+|Escape)$/.test((event as KeyboardEvent).key)) event.stopPropagation();
}

function openShadowRoot(element: HTMLElement): ShadowRoot {
  if (!element.shadowRoot) throw new Error(`<${element.localName}> has no open shadow root.`);
  return element.shadowRoot;
}
