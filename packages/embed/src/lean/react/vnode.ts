import { options, type VNode } from 'preact';

/** Attributes of SVG that React writes in camelCase and SVG with dashes: those that drawings are made with. */
const dashed = /^(clip|color|dominant|fill|font|letter|marker|paint|pointer|shape|stop|stroke|text|vector)[A-Z]/;

/** React's names of events that the DOM calls something else. React's `change` of a text field is the DOM's `input`. */
const events: Readonly<Record<string, string>> = { onFocus: 'onfocusin', onBlur: 'onfocusout' };

type Properties = Record<string, unknown>;

function nameOf(name: string, tag: string, { type }: Properties): string {
  if (
    name === 'onChange' &&
    (tag === 'textarea' || (tag === 'input' && !/^(file|checkbox|radio)$/.test(String(type))))
  ) {
    return 'oninput';
  }
  if (dashed.test(name)) return name.replace(/[A-Z]/g, '-$&').toLowerCase();
  return events[name] ?? name;
}

function inDomNames<Given extends Properties>(tag: string, properties: Given): Given {
  const named = Object.entries(properties).map(([name, value]) => [nameOf(name, tag, properties), value]);
  // The same properties under the names that preact gives to the DOM.
  return Object.fromEntries(named) as Given;
}

/** Has preact understand what React's DOM understands: the way to extend it that preact/compat takes too. */
export function installReactCompat(): void {
  const { vnode: before, event: beforeEvent } = options;
  options.vnode = (vnode: VNode) => {
    const { type, props } = vnode;
    if (typeof type === 'string') vnode.props = inDomNames(type, props);
    before?.(vnode);
  };
  options.event = (event) => Object.assign(beforeEvent?.(event) ?? event, { nativeEvent: event });
}
