import { ApiProvider, createClient, createQueryClient } from '@clothesline/api-client';
import { ThemeRoot } from '@clothesline/ui';
import { perDocument } from '@clothesline/web-component';
import { useMemo, type ReactNode } from 'react';

export interface ElementProviderProps {
  apiHost: string;
  theme: 'light' | 'dark' | 'auto';
  lang: string | undefined;
  host: HTMLElement;
  children: ReactNode;
}

/** The theme, and the server: one client and one cache for each host, whatever the number of widgets on the page. */
export function ElementProvider({ apiHost, theme, lang, host, children }: ElementProviderProps) {
  const { ownerDocument } = host;
  const api = useMemo(
    () =>
      perDocument(ownerDocument).share(`api ${apiHost}`, () => ({
        // No cookies: a page needs no registration with the server to show a widget.
        client: createClient({ host: apiHost, credentials: 'omit' }),
        queryClient: createQueryClient(),
      })),
    [ownerDocument, apiHost],
  );
  return (
    // The texts are English until they are translated, whatever the language of the page. Light text needs its ground.
    <ThemeRoot theme={theme} lang={lang ?? 'en'} paint={theme !== 'light'}>
      <ApiProvider {...api}>{children}</ApiProvider>
    </ThemeRoot>
  );
}
