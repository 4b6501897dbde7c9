import { ClientProvider, createClient } from '@clothesline/api-client';
import { findDirection, LocaleProvider, ThemeRoot, type ThemeRootProps } from '@clothesline/ui';
import { perDocument } from '../perDocument.js';
import { useMemo, type ReactNode } from 'react';
import type { LoadCatalogs } from '../defineElement.js';
import { useCatalogs } from './useCatalogs.js';

export interface ElementFrameProps extends Pick<ThemeRootProps, 'theme' | 'style'> {
  apiHost: string;
  lang: string | undefined;
  /** Texts in other languages than English. */
  catalogs: LoadCatalogs | undefined;
  /** The element itself. */
  host: HTMLElement;
  children: ReactNode;
}

/** Sets the theme, the language and the server: one client for each host, however many widgets are on the page. */
export function ElementFrame({ apiHost, theme, style, lang, catalogs: loaders, host, children }: ElementFrameProps) {
  const { ownerDocument } = host;
  const client = useMemo(
    () =>
      // No cookies: a page needs no registration with the server to show a widget.
      perDocument(ownerDocument).share(`client ${apiHost}`, () => createClient({ host: apiHost, credentials: 'omit' })),
    [ownerDocument, apiHost],
  );
  const { language, catalogs, isLoading } = useCatalogs(lang, loaders);
  // English texts have the direction of the page, which may be in a language without texts.
  const direction = language === 'en' ? undefined : findDirection(language);
  // Renders nothing while texts load, rather than English texts for a moment.
  if (isLoading) return null;
  return (
    <LocaleProvider language={lang} catalogs={catalogs}>
      <ThemeRoot theme={theme} style={style} lang={language} dir={direction}>
        <ClientProvider client={client}>{children}</ClientProvider>
      </ThemeRoot>
    </LocaleProvider>
  );
}
