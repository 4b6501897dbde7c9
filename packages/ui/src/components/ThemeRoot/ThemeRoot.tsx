import { useMemo, useState, type HTMLAttributes, type Ref } from 'react';
import { cx } from '../../css/cx.js';
import { MessagesContext, useMessages } from '../../hooks/useMessages.js';
import { createTooltipMemory, TooltipMemoryContext } from '../../hooks/tooltipTimes.js';
import type { UiMessages } from '../../messages.js';
import * as styles from './ThemeRoot.css.js';

export interface ThemeRootProps extends HTMLAttributes<HTMLElement> {
  /** `auto` follows the visitor's system. */
  theme?: keyof typeof styles.theme;
  /** The element to render. */
  as?: 'div' | 'main' | 'section' | 'span' | 'body';
  /** Paints the canvas colour behind the content; leave it out where a page's own ground should show. */
  paint?: boolean;
  /** Words of the primitives, in the visitor's language. */
  messages?: Partial<UiMessages>;
  ref?: Ref<HTMLElement>;
}

/** Sets the variables, the colour scheme and the type for everything inside. Roots may be nested. */
export function ThemeRoot({
  theme = 'auto',
  as = 'div',
  paint = false,
  messages,
  className,
  ref,
  ...rest
}: ThemeRootProps) {
  // One tag type for all: a union of tags has no common type of ref.
  const Root = as as 'div';
  const inherited = useMessages();
  const words = useMemo(() => ({ ...inherited, ...messages }), [inherited, messages]);
  const [tooltips] = useState(createTooltipMemory);
  return (
    <MessagesContext.Provider value={words}>
      <TooltipMemoryContext.Provider value={tooltips}>
        <Root
          {...rest}
          ref={ref as Ref<HTMLDivElement>}
          className={cx(styles.root, styles.theme[theme], paint && styles.painted, className)}
        />
      </TooltipMemoryContext.Provider>
    </MessagesContext.Provider>
  );
}
