import { CacheProvider, createQueryClient } from '@clothesline/api-client';
import { perDocument } from '../perDocument.js';
import { useMemo } from 'react';
import { ElementFrame, type ElementFrameProps } from './ElementFrame.js';
import type { Theme } from './pageBackground.js';
import { useFittingTheme } from './useFittingTheme.js';

interface ElementProviderProps extends Pick<ElementFrameProps, 'apiHost' | 'lang' | 'catalogs' | 'host' | 'children'> {
  theme: Theme;
}

/**
 * Sets a theme that is readable on the page's background, and the server with its cache. Widgets with the same host
 * share both.
 */
export function ElementProvider({ children, theme, ...frame }: ElementProviderProps) {
  return (
    <ElementFrame {...frame} {...useFittingTheme(frame.host, theme)}>
      <Cache {...frame}>{children}</Cache>
    </ElementFrame>
  );
}

function Cache({ apiHost, host, children }: Pick<ElementFrameProps, 'apiHost' | 'host' | 'children'>) {
  const queryClient = useMemo(
    () => perDocument(host.ownerDocument).share(`cache ${apiHost}`, createQueryClient),
    [host.ownerDocument, apiHost],
  );
  return <CacheProvider queryClient={queryClient}>{children}</CacheProvider>;
}
