import { createFakeBackend, createMemoryStore, TestProviders } from '@clothesline/api-client/testing';
import { ChatWidget } from '@clothesline/chat-widget';
import { CreateForm } from '@clothesline/create-form';
import { FeaturedDonations } from '@clothesline/donation-card';
import { DonationsMap } from '@clothesline/donations-map';
import { Text, ThemeRoot, ToastProvider } from '@clothesline/ui';
import { useState } from 'react';
import * as styles from './blocks.css.js';

interface SnippetLookProps {
  widget: string;
  theme: string;
  category: string | undefined;
  accent: string;
}

/** The widget as it was chosen, with a fake server behind: what the element shows on a page. */
export function SnippetLook({ widget, theme, category, accent }: SnippetLookProps) {
  const [backend] = useState(() => createFakeBackend());
  const colours: Record<`--${string}`, string> = accent ? { '--clothesline-color-accent': accent } : {};
  return (
    <div role="group" aria-label="The look" className="sb-unstyled" style={colours}>
      <Text size="small" tone="muted">
        The look: the React component that is in the element, here in the workshop, with donations that are made up.
      </Text>
      <ThemeRoot theme={theme === 'dark' || theme === 'light' ? theme : 'auto'} paint className={styles.frame}>
        <TestProviders backend={backend} ask="never">
          <ToastProvider>
            <Widget name={widget} category={category} />
          </ToastProvider>
        </TestProviders>
      </ThemeRoot>
    </div>
  );
}

function Widget({ name, category }: { name: string; category: string | undefined }) {
  const [storage] = useState(() => createMemoryStore());
  switch (name) {
    case 'chat':
      return (
        <div className={styles.stage}>
          <ChatWidget sessionStorage={storage} />
        </div>
      );
    case 'donations-map':
      return <DonationsMap variant="nearby" category={category} />;
    case 'create-form':
      return <CreateForm userId={1} />;
    default:
      return <FeaturedDonations category={category} />;
  }
}
