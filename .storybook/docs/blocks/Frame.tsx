import { ThemeRoot, type ThemeRootProps } from '@clothesline/ui';
import type { ReactNode } from 'react';
import * as styles from './blocks.css.js';

interface FrameProps extends Pick<ThemeRootProps, 'theme' | 'dir' | 'style'> {
  children: ReactNode;
}

/** Shows a part of the product on a page of documentation, in the product's theme and without Storybook's styles. */
export function Frame({ theme = 'light', children, ...rest }: FrameProps) {
  return (
    <div className="sb-unstyled">
      <ThemeRoot {...rest} theme={theme} paint className={styles.frame}>
        {children}
      </ThemeRoot>
    </div>
  );
}

/** Shows the children in both themes. */
export function BothThemes({ children }: { children: ReactNode }) {
  return (
    <div className={styles.pair}>
      <Frame theme="light">{children}</Frame>
      <Frame theme="dark">{children}</Frame>
    </div>
  );
}
