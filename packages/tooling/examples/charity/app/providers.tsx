'use client';
import { LinkProvider } from '@clothesline/ui';
import Link from 'next/link';
import type { ReactNode } from 'react';

export function Providers({ children }: { children: ReactNode }) {
  return <LinkProvider component={Link}>{children}</LinkProvider>;
}
