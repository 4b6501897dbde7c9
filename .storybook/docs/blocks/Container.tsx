import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { workshopThemes } from '../../theme.js';
import { useToolbar } from '../../toolbar.js';

/** Docs pages follow the toolbar's theme, but only their text follows its direction. */
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
