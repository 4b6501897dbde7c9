import { useState, type HTMLAttributes, type Ref } from 'react';
import { cx } from '../../css/cx.js';
import { createTooltipMemory, TooltipMemoryContext } from '../../hooks/tooltipTimes.js';
import { useCheckedRoot } from '../../hooks/useCheckedRoot.js';
import { useLocale } from '../../locale/locale.js';
import * as styles from './ThemeRoot.css.js';

export interface ThemeRootProps extends HTMLAttributes<HTMLElement> {
  /** `auto` uses the system's color scheme. */
  theme?: keyof typeof styles.theme | undefined;
  /** The element to render. */
  as?: 'div' | 'main' | 'section' | 'span' | 'body' | undefined;
  /** Paints the canvas color behind the content. With `page`, it fills the whole window. */
  paint?: boolean | 'page' | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Sets CSS variables, color scheme, font, language and direction for everything inside. Can be nested. */
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
