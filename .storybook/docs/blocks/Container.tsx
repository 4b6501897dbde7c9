import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { workshopThemes } from '../../theme.js';
import { useToolbar } from '../../toolbar.js';

/** Shows a page of documentation in the theme of the toolbar, and its texts in the direction of the toolbar. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, dir } = useToolbar();
  return (
    <div dir={dir}>
      <DocsContainer context={context} theme={workshopThemes[theme]}>
        {children}
      </DocsContainer>
    </div>
  );
}
