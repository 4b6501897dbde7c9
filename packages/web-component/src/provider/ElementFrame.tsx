import { ClientProvider, createClient } from '@clothesline/api-client';
import { findDirection, LocaleProvider, ThemeRoot, type ThemeRootProps } from '@clothesline/ui';
import { perDocument } from '../perDocument.js';
import { useMemo, type ReactNode } from 'react';
import type { LoadCatalogs } from '../defineElement.js';
import { useCatalogs } from './useCatalogs.js';

export interface ElementFrameProps extends Pick<ThemeRootProps, 'theme' | 'style'> {
  apiHost: string;
  lang: string | undefined;
  catalogs: LoadCatalogs | undefined;
  host: HTMLElement;
  children: ReactNode;
}

/** Sets the theme, language and server. Widgets with the same host share a client. */
export function ElementFrame({ apiHost, theme, style, lang, catalogs: loaders, host, children }: ElementFrameProps) {
  const { ownerDocument } = host;
  const client = useMemo(
    () =>
      // Without cookies, a page can show widgets even if the server doesn't know its origin.
      perDocument(ownerDocument).share(`client ${apiHost}`, () => createClient({ host: apiHost, credentials: 'omit' })),
    [ownerDocument, apiHost],
  );
  const { language, catalogs, isLoading } = useCatalogs(lang, loaders);
  // Without a translation, fall back to English but preserve the page's direction.
  const direction = language === 'en' ? undefined : findDirection(language);
  if (isLoading) return null;
  return (
    <LocaleProvider language={lang} catalogs={catalogs}>
      <ThemeRoot theme={theme} style={style} lang={language} dir={direction}>
        <ClientProvider client={client}>{children}</ClientProvider>
      </ThemeRoot>
    </LocaleProvider>
  );
}
