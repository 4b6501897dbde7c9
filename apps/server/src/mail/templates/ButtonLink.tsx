import { tokens } from '@clothesline/ui/tokens';
import type { ReactNode } from 'react';

const [accent] = tokens.color.accent;
const [accentText] = tokens.color.accentText;

export interface ButtonLinkProps {
  href: string;
  children: ReactNode;
}

/** A link that looks like a button, on the product's accent of light pages. */
export function ButtonLink({ href, children }: ButtonLinkProps) {
  return (
    <a
      href={href}
      className="button"
      style={{
        display: 'inline-block',
        padding: '12px 20px',
        borderRadius: 8,
        backgroundColor: accent,
        color: accentText,
        fontWeight: 600,
        textDecoration: 'none',
      }}
    >
      {children}
    </a>
  );
}
