import { ClientProvider, createClient } from '@clothesline/api-client';
import { ThemeRoot, type ThemeRootProps } from '@clothesline/ui';
import { perDocument } from '../perDocument.js';
import { useMemo, type ReactNode } from 'react';

export interface ElementFrameProps extends Pick<ThemeRootProps, 'theme' | 'style'> {
  apiHost: string;
  lang: string | undefined;
  /** The element itself. */
  host: HTMLElement;
  children: ReactNode;
}

/** The theme, and the server: one client for each host, whatever the number of widgets on the page. */
export function ElementFrame({ apiHost, theme, style, lang, host, children }: ElementFrameProps) {
  const { ownerDocument } = host;
  const client = useMemo(
    () =>
      // No cookies: a page needs no registration with the server to show a widget.
      perDocument(ownerDocument).share(`client ${apiHost}`, () => createClient({ host: apiHost, credentials: 'omit' })),
    [ownerDocument, apiHost],
  );
  return (
    // The texts are English until they are translated, whatever the language of the page.
    <ThemeRoot theme={theme} style={style} lang={lang ?? 'en'}>
      <ClientProvider client={client}>{children}</ClientProvider>
    </ThemeRoot>
  );
}
