import { LocaleProvider, ThemeRoot, type ThemeRootProps } from '@clothesline/ui';
import type { ReactNode } from 'react';
import { toolbarVariables } from '../../brands.js';
import { languages } from '../../languages.js';
import { useToolbar } from '../../toolbar.js';
import * as styles from './blocks.css.js';

interface FrameProps extends Pick<ThemeRootProps, 'theme' | 'dir' | 'style'> {
  children: ReactNode;
}

/** Renders product UI inside a docs page with the toolbar's settings, isolated from Storybook's own styles. */
export function Frame({ theme, dir, children, ...rest }: FrameProps) {
  const toolbar = useToolbar();
  const language = languages[toolbar.language];
  return (
    <div className="sb-unstyled" style={toolbarVariables(toolbar.brand, toolbar.textSize)}>
      <ThemeRoot {...rest} theme={theme ?? toolbar.theme} dir={dir ?? toolbar.dir} paint className={styles.frame}>
        <LocaleProvider {...language}>
          <div lang={language?.language}>{children}</div>
        </LocaleProvider>
      </ThemeRoot>
    </div>
  );
}

export function BothThemes({ children }: { children: ReactNode }) {
  return (
    <div className={styles.pair}>
      <Frame theme="light">{children}</Frame>
      <Frame theme="dark">{children}</Frame>
    </div>
  );
}
