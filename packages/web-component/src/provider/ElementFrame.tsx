import { ClientProvider, createClient } from '@clothesline/api-client';
import { ThemeRoot } from '@clothesline/ui';
import { perDocument } from '../perDocument.js';
import { useMemo, type ReactNode } from 'react';

export interface ElementFrameProps {
  apiHost: string;
  theme: 'light' | 'dark' | 'auto';
  lang: string | undefined;
  /** The element itself. */
  host: HTMLElement;
  /** For a widget that floats: no box, not even the gap of a flex container that the element stands in, and no ground. */
  floating?: boolean;
  children: ReactNode;
}

/** The theme, and the server: one client for each host, whatever the number of widgets on the page. */
export function ElementFrame({ apiHost, theme, lang, host, floating = false, children }: ElementFrameProps) {
  const { ownerDocument } = host;
  const client = useMemo(
    () =>
      // No cookies: a page needs no registration with the server to show a widget.
      perDocument(ownerDocument).share(`client ${apiHost}`, () => createClient({ host: apiHost, credentials: 'omit' })),
    [ownerDocument, apiHost],
  );
  // Light text needs its ground.
  const isPainted = !floating && theme !== 'light';
  return (
    // The texts are English until they are translated, whatever the language of the page.
    <ThemeRoot theme={theme} lang={lang ?? 'en'} paint={isPainted} style={floating ? boxless : isPainted ? ground : {}}>
      <ClientProvider client={client}>{children}</ClientProvider>
    </ThemeRoot>
  );
}

const boxless = { display: 'contents' };
/** Keeps what is on a ground of its own off the edges; the embed's loader keeps the same room (facade.ts). */
const ground = { padding: '16px', borderRadius: '16px' };
