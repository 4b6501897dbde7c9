import { useState, type HTMLAttributes, type Ref } from 'react';
import { cx } from '../../css/cx.js';
import { createTooltipMemory, TooltipMemoryContext } from '../../hooks/tooltipTimes.js';
import { useCheckedRoot } from '../../hooks/useCheckedRoot.js';
import { useLocale } from '../../locale/locale.js';
import * as styles from './ThemeRoot.css.js';

export interface ThemeRootProps extends HTMLAttributes<HTMLElement> {
  /** `auto` follows the visitor's system. */
  theme?: keyof typeof styles.theme | undefined;
  /** The element to render. */
  as?: 'div' | 'main' | 'section' | 'span' | 'body' | undefined;
  /**
   * Paints the canvas color behind the content, or with `page` behind the whole window. Leave it out to keep the page's
   * own background, and choose the `theme` that fits it.
   */
  paint?: boolean | 'page' | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * Sets the variables, the color scheme and the type for everything inside, and the language and direction of the
 * `LocaleProvider` around. Roots may be nested.
 */
export function ThemeRoot({ theme = 'auto', as = 'div', paint = false, className, ref, ...rest }: ThemeRootProps) {
  // One tag type for all: a union of tags has no common type of ref.
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
