import type { AriaAttributes, CSSProperties, Ref } from 'react';
import { cx } from './cx.js';

/** Props that each component and widget hands to its outermost element, `data-*` included. */
export interface RootProps<Root extends Element = HTMLElement> extends AriaAttributes {
  /** Class names for its root, beside its own. */
  className?: string | undefined;
  /** Inline styles for its root. */
  style?: CSSProperties | undefined;
  /** The id of its root. */
  id?: string | undefined;
  /** Its root element. */
  ref?: Ref<Root> | undefined;
}

/** Picks the props of the root from a component's props and adds the component's own class names. */
export function rootProps<Root extends Element>(props: RootProps<Root>, ...own: string[]): RootProps<Root> {
  const named = Object.entries(props).filter(([name]) => /^(id|style|ref|(data|aria)-.+)$/.test(name));
  return { ...Object.fromEntries(named), className: cx(...own, props.className) };
}
