import type { AriaAttributes, CSSProperties, Ref } from 'react';
import { cx } from './cx.js';

/** What every component and widget hands to its outermost element, `data-*` included. */
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

/** Of props that hold more than that, those of the root, with the class names of the component's own. */
export function rootProps<Root extends Element>(props: RootProps<Root>, ...own: string[]): RootProps<Root> {
  const named = Object.entries(props).filter(([name]) => /^(id|style|ref|(data|aria)-.+)$/.test(name));
  return { ...Object.fromEntries(named), className: cx(...own, props.className) };
}
