import type { SiteLanguage } from '@clothesline/api-client/contract';
import { tokens } from '@clothesline/ui/tokens';
import type { CSSProperties, ReactNode } from 'react';

const font = 'system-ui, -apple-system, "Segoe UI", sans-serif';
const { canvas, surface, text, accent, line } = tokens.color;

/** Style of what matters less. */
export const muted: CSSProperties = { fontSize: 14, opacity: 0.8 };

/** Colors of dark mail programs; others keep the inline ones. */
const dark = `@media (prefers-color-scheme: dark) {
  body { background: ${canvas[1]} !important; }
  .sheet { background: ${surface[1]} !important; border-color: ${line[1]} !important; color: ${text[1]} !important; }
  .sheet a:not(.button), .brand { color: ${accent[1]} !important; }
}`;

export interface LayoutProps {
  title: string;
  product: string;
  language: SiteLanguage;
  children: ReactNode;
}

/** The frame of every mail, in the site's colors. Styles are inline, since mail programs drop style sheets. */
export function Layout({ title, product, language, children }: LayoutProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style>{dark}</style>
      </head>
      <body style={{ margin: 0, padding: 16, background: canvas[0], fontFamily: font }}>
        <div
          className="sheet"
          style={{
            maxWidth: 560,
            margin: '0 auto',
            padding: 24,
            border: `1px solid ${line[0]}`,
            borderRadius: 12,
            background: surface[0],
            color: text[0],
            fontSize: 16,
            lineHeight: 1.5,
          }}
        >
          <p className="brand" style={{ margin: 0, color: accent[0], fontWeight: 700 }}>
            {product}
          </p>
          <h1 dir="auto" style={{ fontSize: 20 }}>
            {title}
          </h1>
          {children}
        </div>
      </body>
    </html>
  );
}
