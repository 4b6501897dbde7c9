import { useState, type HTMLAttributes, type Ref } from 'react';
import { cx } from '../../css/cx.js';
import { createTooltipMemory, TooltipMemoryContext } from '../../hooks/tooltipTimes.js';
import { useCheckedRoot } from '../../hooks/useCheckedRoot.js';
import { useLocale } from '../../locale/locale.js';
import * as styles from './ThemeRoot.css.js';

export interface ThemeRootProps extends HTMLAttributes<HTMLElement> {
  /** `auto` follows the system. */
  theme?: keyof typeof styles.theme | undefined;
  /** Element to render. */
  as?: 'div' | 'main' | 'section' | 'span' | 'body' | undefined;
  /** Paints the canvas color behind the content, or with `page` behind the whole window. */
  paint?: boolean | 'page' | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Sets variables, color scheme, type, language and direction for everything inside. Roots may be nested. */
export function ThemeRoot({ theme = 'auto', as = 'div', paint = false, className, ref, ...rest }: ThemeRootProps) {
  const Root = as as 'div';
  const { language, direction } = useLocale();
  const [tooltips] = useState(createTooltipMemory);
  return (
    <TooltipMemoryContext.Provider value={tooltips}>
      <Root
        lang={language}
        dir={direction}
        {...rest}
        ref={useCheckedRoot(ref) as Ref<HTMLDivElement>}
        className={cx(
          styles.root,
          styles.theme[theme],
          paint && styles.painted,
          paint === 'page' && styles.page,
          className,
        )}
      />
    </TooltipMemoryContext.Provider>
  );
}
