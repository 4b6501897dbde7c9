import type { SiteLanguage } from '@clothesline/api-client/contract';
import { tokens } from '@clothesline/ui/tokens';
import type { CSSProperties, ReactNode, TdHTMLAttributes } from 'react';
import { textDirection } from '../../language/textDirection.js';

const font = 'system-ui, -apple-system, "Segoe UI", Arial, sans-serif';
const { canvas, surface, text, accent, line } = tokens.color;

/** In px. */
const sheetWidth = 600;

/** Secondary text. */
export const muted: CSSProperties = { fontSize: 14, opacity: 0.8 };

/** Link colors and dark mode, for email clients that support style sheets. */
const rules = `.sheet a:not(.button) { color: ${accent[0]}; }
@media (prefers-color-scheme: dark) {
  body, .canvas { background: ${canvas[1]} !important; }
  .sheet { background: ${surface[1]} !important; border-color: ${line[1]} !important; }
  .sheet, .sheet td, .sheet p, .sheet h1 { color: ${text[1]} !important; }
  .sheet a:not(.button), .sheet .brand { color: ${accent[1]} !important; }
  .sheet td.button { background: ${accent[1]} !important; }
  .sheet a.button { color: ${tokens.color.accentText[1]} !important; }
}`;

/**
 * Outlook on Windows ignores `max-width` and needs a table. `renderMail` replaces these markers with conditional
 * comments.
 */
export const outlookStart = '<i class="outlook-start"></i>';
export const outlookEnd = '<i class="outlook-end"></i>';
export const outlookTable = {
  start: `<!--[if mso]><table role="presentation" width="${sheetWidth}" align="center"><tr><td><![endif]-->`,
  end: '<!--[if mso]></td></tr></table><![endif]-->',
};

export interface LayoutProps {
  title: string;
  product: string;
  language: SiteLanguage;
  children: ReactNode;
}

/** The frame of all emails, built from tables and inline styles since old email clients don't support much else. */
export function Layout({ title, product, language, children }: LayoutProps) {
  const direction = textDirection(language);
  return (
    <html lang={language} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{title}</title>
        <style>{rules}</style>
      </head>
      <body style={{ margin: 0, padding: 0, background: canvas[0], fontFamily: font }}>
        <Table className="canvas" style={{ background: canvas[0] }}>
          <Cell align="center" style={{ padding: 16 }}>
            <i className="outlook-start" />
            <Table
              className="sheet"
              style={{
                maxWidth: sheetWidth,
                border: `1px solid ${line[0]}`,
                borderRadius: 12,
                borderCollapse: 'separate',
                background: surface[0],
              }}
            >
              <Cell
                dir={direction}
                align={direction === 'rtl' ? 'right' : 'left'}
                style={{ padding: 24, color: text[0], fontFamily: font, fontSize: 16, lineHeight: 1.5 }}
              >
                <p className="brand" style={{ margin: 0, color: accent[0], fontWeight: 700 }}>
                  {product}
                </p>
                <h1 style={{ margin: '8px 0 16px', fontSize: 22, lineHeight: 1.3 }}>{title}</h1>
                {children}
              </Cell>
            </Table>
            <i className="outlook-end" />
          </Cell>
        </Table>
      </body>
    </html>
  );
}

export function Cell({ children, ...props }: TdHTMLAttributes<HTMLTableCellElement>) {
  return <td {...props}>{children}</td>;
}

interface TableProps {
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

export function Table({ className, style, children }: TableProps) {
  return (
    <table
      role="presentation"
      className={className}
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ width: '100%', ...style }}
    >
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}

/** Uses `<br>`, as some email clients ignore `white-space`. */
export function Lines({ text: words }: { text: string }) {
  return words.split(/\r\n|\r|\n/).map((part, index) => (
    // eslint-disable-next-line react/no-array-index-key -- the lines never change
    <span key={index}>
      {index > 0 && <br />}
      {part}
    </span>
  ));
}
