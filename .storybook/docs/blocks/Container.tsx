import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { workshopThemes } from '../../theme.js';
import { useToolbar } from '../../toolbar.js';

/** Docs pages follow the toolbar's theme, but only their text follows its direction. Some blocks inherit this color. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, dir } = useToolbar();
  return (
    <div dir={dir} style={{ color: workshopThemes[theme].textColor }}>
      <DocsContainer context={context} theme={workshopThemes[theme]}>
        {children}
      </DocsContainer>
    </div>
  );
}
