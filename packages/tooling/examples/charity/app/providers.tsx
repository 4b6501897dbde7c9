'use client';
import api from '@clothesline/api-client/locales/es';
import chat from '@clothesline/chat-widget/locales/es';
import card from '@clothesline/donation-card/locales/es';
import { LinkProvider, LocaleProvider } from '@clothesline/ui';
import ui from '@clothesline/ui/locales/es';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

const spanish = [ui, api, card, chat];

/** Connects the widgets to Next's links, and switches to Spanish below /es. */
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
