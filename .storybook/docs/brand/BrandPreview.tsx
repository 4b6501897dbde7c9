import { createFakeBackend, createMemoryStore, donationFixtures, TestProviders } from '@clothesline/api-client/testing';
import { ChatWidget, sessionKey } from '@clothesline/chat-widget';
import { DonationCard } from '@clothesline/donation-card';
import { Button, HeartIcon, Inline, Link, Stack, Text, ThemeRoot } from '@clothesline/ui';
import { useState } from 'react';
import * as styles from './brand.css.js';
import type { Brand } from './brandVariables.js';

const sessionId = 'V1StGXR8_Z5jdHi6B-myT';
const said = (id: string, role: 'user' | 'assistant', content: string) => ({
  id,
  sessionId,
  role,
  content,
  timestamp: `2026-03-01T10:0${id}:00.000Z`,
});
const messages = [
  said('1', 'user', 'Is there a winter coat near me?'),
  said('2', 'assistant', 'Two are listed close to you. One is a warm parka: /donations/1'),
];

export function BrandPreview({ theme, brand }: { theme: 'light' | 'dark'; brand: Brand }) {
  const [backend] = useState(() => createFakeBackend({ messages }));
  const [storage] = useState(() => createMemoryStore({ [sessionKey]: sessionId }));
  const [donation] = donationFixtures;
  return (
    <ThemeRoot theme={theme} paint className={styles.preview}>
      <TestProviders backend={backend} ask="never">
        <Stack space="large">
          {brand.logo && <img src={brand.logo} alt={brand.name} className={styles.logo} />}
          <Inline wrap>
            <Button tone="primary" icon={<HeartIcon />}>
              Create Donation
            </Button>
            <Button>Browse</Button>
          </Inline>
          <Text>
            Clothes that are too small here fit <Link href="#brand">two streets away</Link>.
          </Text>
          {donation && <DonationCard donation={{ ...donation, images: [] }} onSavedChange={() => undefined} />}
        </Stack>
        <div className={styles.chat}>
          <ChatWidget product={brand.name} defaultOpen sessionStorage={storage} />
        </div>
      </TestProviders>
    </ThemeRoot>
  );
}
