'use client';
import { chatSpanish } from '@clothesline/chat-widget/es';
import { donationCardSpanish } from '@clothesline/donation-card/es';
import { LinkProvider, LocaleProvider } from '@clothesline/ui';
import { uiSpanish } from '@clothesline/ui/es';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

const spanish = [uiSpanish, donationCardSpanish, chatSpanish];

/** Uses Next's links, and Spanish below /es. */
export function Providers({ children }: { children: ReactNode }) {
  const isSpanish = usePathname().startsWith('/es');
  return (
    <LinkProvider component={Link}>
      <LocaleProvider language={isSpanish ? 'es' : 'en'} catalogs={isSpanish ? spanish : undefined}>
        {children}
      </LocaleProvider>
    </LinkProvider>
  );
}
