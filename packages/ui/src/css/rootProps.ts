import type { AriaAttributes, CSSProperties, Ref } from 'react';
import { cx } from './cx.js';

export interface RootProps<Root extends Element = HTMLElement> extends AriaAttributes {
  /** Additional class names. */
  className?: string | undefined;
  /** Inline styles. */
  style?: CSSProperties | undefined;
  /** Id. */
  id?: string | undefined;
  /** Ref. */
  ref?: Ref<Root> | undefined;
}

/** Picks the props that belong on the root element and adds the component's own class names. */
export function rootProps<Root extends Element>(props: RootProps<Root>, ...own: string[]): RootProps<Root> {
  const named = Object.entries(props).filter(([name]) => /^(id|style|ref|(data|aria)-.+)$/.test(name));
  return { ...Object.fromEntries(named), className: cx(...own, props.className) };
}
