import { CacheProvider, createQueryClient } from '@clothesline/api-client';
import { perDocument } from '../perDocument.js';
import { useMemo } from 'react';
import { ElementFrame, type ElementFrameProps } from './ElementFrame.js';
import { themeOn, type Theme } from './ground.js';
import { useGround } from './useGround.js';

interface ElementProviderProps extends Pick<ElementFrameProps, 'apiHost' | 'lang' | 'catalogs' | 'host' | 'children'> {
  theme: Theme;
}

/**
 * The theme that can be read on what lies behind, the server and its cache: one of each host, whatever the number of
 * widgets on the page.
 */
export function ElementProvider({ children, theme, ...frame }: ElementProviderProps) {
  return (
    <ElementFrame {...frame} {...themeOn(useGround(frame.host), theme)}>
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
