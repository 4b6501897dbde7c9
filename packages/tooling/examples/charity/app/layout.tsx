import { ApiProvider } from '@clothesline/api-client';
import { ChatWidget } from '@clothesline/chat-widget';
import { ThemeRoot, ToastProvider } from '@clothesline/ui';
import type { ReactNode } from 'react';
import { host } from '../host';
import { Providers } from './providers';
import '@clothesline/ui/styles.css';
import '@clothesline/chat-widget/styles.css';
import '@clothesline/create-form/styles.css';
import '@clothesline/donation-card/styles.css';
import '@clothesline/location/styles.css';
import './brand.css';

export const metadata = { title: 'Warm Hands' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers>
          <ThemeRoot className="brand">
            <ApiProvider host={host}>
              <ToastProvider>{children}</ToastProvider>
              <ChatWidget product="Warm Hands" id="chat" />
            </ApiProvider>
          </ThemeRoot>
        </Providers>
      </body>
    </html>
  );
}
