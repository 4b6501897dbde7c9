import { ApiProvider } from '@clothesline/api-client';
import { ChatWidget } from '@clothesline/chat-widget';
import { LinkProvider, ThemeRoot } from '@clothesline/ui';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useNavigate } from 'react-router';
import { host } from './host';
import '@clothesline/ui/styles.css';
import '@clothesline/chat-widget/styles.css';
import '@clothesline/donation-card/styles.css';

export const meta = () => [{ title: 'Warm Hands' }];

export default function Root() {
  const navigate = useNavigate();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <Links />
      </head>
      <body>
        <LinkProvider navigate={(href) => void navigate(href)}>
          <ThemeRoot paint="page">
            <ApiProvider host={host}>
              <Outlet />
              <ChatWidget product="Warm Hands" />
            </ApiProvider>
          </ThemeRoot>
        </LinkProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
