import { tokens } from '@clothesline/ui/tokens';
import type { ReactNode } from 'react';

const [accent] = tokens.color.accent;
const [accentText] = tokens.color.accentText;

export interface ButtonLinkProps {
  href: string;
  children: ReactNode;
}

/** Some email clients ignore padding on links, so it's on a table cell. */
export function ButtonLink({ href, children }: ButtonLinkProps) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '16px 0' }}>
      <tbody>
        <tr>
          <td className="button" style={{ padding: '12px 20px', borderRadius: 8, backgroundColor: accent }}>
            <a
              href={href}
              className="button"
              style={{ display: 'inline-block', color: accentText, fontWeight: 600, textDecoration: 'none' }}
            >
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
