import { useMemo, useRef, type HTMLAttributes } from 'react';
import { cx } from '../../css/cx.js';
import { MessagesContext } from '../../hooks/useMessages.js';
import { TooltipClosedContext } from '../../hooks/tooltipTimes.js';
import { messages as defaults, type UiMessages } from '../../messages.js';
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
}

/** Sets the variables, the colour scheme and the type for everything inside. Roots may be nested. */
export function ThemeRoot({
  theme = 'auto',
  as: Root = 'div',
  paint = false,
  messages,
  className,
  ...rest
}: ThemeRootProps) {
  const words = useMemo(() => ({ ...defaults, ...messages }), [messages]);
  const tooltipClosed = useRef(0);
  return (
    <MessagesContext.Provider value={words}>
      <TooltipClosedContext.Provider value={tooltipClosed}>
        <Root {...rest} className={cx(styles.root, styles.theme[theme], paint && styles.painted, className)} />
      </TooltipClosedContext.Provider>
    </MessagesContext.Provider>
  );
}
