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

/**
 * Grace period in milliseconds before a removed element loses its state. If it is moved, or if Turbo swaps the body, it
 * gets reattached immediately.
 */
const graceTime = 100;

const nativeAttributes = new Set(['lang', 'dir']);

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
   * The property name in lowercase, e.g. `linkbase` for `linkBase`. Some frameworks set an attribute with this name.
   */
  alias: string;
  property: string;
  spec: AttributeSpec;
}

/**
 * Creates the class for a custom element. r2wc mounts, updates and unmounts. We also handle boolean and removed
 * attributes, invalid JSON, properties set before the definition, mounting while detached, moving, and events.
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
  const Base = r2wc(Show, { shadow: 'open', props: { view: undefined } }) as unknown as new () => BaseElement;

  class WidgetElement extends Base {
    static observedAttributes = [...byName.keys()];

    readonly #root: ShadowRoot;
    readonly #given = new Map<string, unknown>();
    /**
     * Attributes with a property that was set before the element was defined. The property takes precedence since it's
     * newer.
     */
    readonly #outdated = new Set<string>();
    readonly #raised = new Set<string>();
    #dressedFor: Document | undefined;
    /** Wait until all attributes have been read, otherwise each of them would cause a render and a request. */
    #isReady = false;
    #leaving: ReturnType<typeof setTimeout> | undefined;

    constructor() {
      super();
      this.#root = openShadowRoot(this);
      const frame = this.ownerDocument.createElement('div');
      frame.className = 'frame';
      this.#root.append(frame);
      this.container = frame;
      for (const type of ['keydown', 'keypress', 'keyup']) this.#root.addEventListener(type, stopTypedKeys);
      for (const attribute of attributes) this.#takeEarlyProperty(attribute);
    }

    /**
     * The page may have rendered a shadow root before the element's code was loaded. Reuse it, but remove its content.
     */
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

    /** Without this callback, `moveBefore` would disconnect and reconnect the element. */
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

    /** Copies known attributes from a mount point such as `<div data-clothesline="chat" data-product="…">`. */
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

    /** Pages that use a mount point don't know about the element inside, so they set properties on the mount point. */
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

    /** Uses the font of the page. It takes precedence over a theme's own font. */
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

    /** Stores a value set by a script. `undefined` or `null` removes it and reactivates the attribute. */
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

    /** A property that was set before the element was defined hides the accessor. Move it out of the way. */
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

    #render() {
      if (!this.isConnected || !this.#isReady) return;
      this.#takeFont(this.container as HTMLElement);
      const values = Object.fromEntries(attributes.map((attribute) => [attribute.property, this.#read(attribute)]));
      // TypeScript can't relate each property in a map to its type in the table.
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
 * Mount points may have been written by authors the site owner doesn't trust. These can only set an owner's URL to a
 * known host.
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
 * Stops key events while typing, since the page's hotkeys only see the element as target and not the field inside.
 * Function keys don't type anything, and Escape may have to close a dialog.
 */
function stopTypedKeys(event: Event) {
  const isField = event.target instanceof Element && event.target.matches('input, textarea, select');
  if (isField && !/^(F\d+|Escape)$/.test((event as KeyboardEvent).key)) event.stopPropagation();
}

function openShadowRoot(element: HTMLElement): ShadowRoot {
  if (!element.shadowRoot) throw new Error(`<${element.localName}> has no open shadow root.`);
  return element.shadowRoot;
}
