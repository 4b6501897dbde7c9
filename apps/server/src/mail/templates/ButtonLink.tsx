import type { ReactNode } from 'react';

export interface ButtonLinkProps {
  href: string;
  children: ReactNode;
}

/** A link that looks like a button, white on the product's accent. */
export function ButtonLink({ href, children }: ButtonLinkProps) {
  return (
    <a
      href={href}
      style={{
        display: 'inline-block',
        padding: '12px 20px',
        borderRadius: 8,
        backgroundColor: '#b0452b',
        color: '#ffffff',
        fontWeight: 600,
        textDecoration: 'none',
      }}
    >
      {children}
    </a>
  );
}
