import type { SiteLanguage } from '@clothesline/api-client/contract';
import type { ReactNode } from 'react';

const font = 'system-ui, -apple-system, "Segoe UI", sans-serif';

export interface LayoutProps {
  title: string;
  language: SiteLanguage;
  children: ReactNode;
}

/** The frame of every mail. Styles are inline: mail programs drop style sheets. */
export function Layout({ title, language, children }: LayoutProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, padding: 24, fontFamily: font, fontSize: 16, lineHeight: 1.5 }}>
        <h1 style={{ fontSize: 20 }}>{title}</h1>
        {children}
      </body>
    </html>
  );
}
