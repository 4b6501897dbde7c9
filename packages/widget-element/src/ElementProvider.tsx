import { ApiProvider, createClient, createQueryClient } from '@clothesline/api-client';
import { ThemeRoot } from '@clothesline/ui';
import { perDocument } from '@clothesline/web-component';
import { useMemo, type ReactNode } from 'react';

export interface ElementProviderProps {
  apiHost: string;
  theme: 'light' | 'dark' | 'auto';
  lang: string | undefined;
  /** The element itself. */
  host: HTMLElement;
  /** For a widget that floats: no box, not even the gap of a flex container that the element stands in, and no ground. */
  floating?: boolean;
  children: ReactNode;
}

/** The theme, and the server: one client and one cache for each host, whatever the number of widgets on the page. */
export function ElementProvider({ apiHost, theme, lang, host, floating = false, children }: ElementProviderProps) {
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
    <ThemeRoot
      theme={theme}
      lang={lang ?? 'en'}
      paint={!floating && theme !== 'light'}
      style={floating ? boxless : undefined}
    >
      <ApiProvider {...api}>{children}</ApiProvider>
    </ThemeRoot>
  );
}

const boxless = { display: 'contents' };
