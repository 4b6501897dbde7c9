import { createMemoryStore, donationFixtures } from '@clothesline/api-client/testing';
import { ChatWidget, sessionKey } from '@clothesline/chat-widget';
import { DonationCard } from '@clothesline/donation-card';
import { Badge, Button, HeartIcon, Inline, Link, Stack, Text, ThemeRoot } from '@clothesline/ui';
import { useState } from 'react';
import * as styles from './brand.css.js';

interface BrandPreviewProps {
  theme: 'light' | 'dark';
  product: string;
  sessionId: string;
}

export function BrandPreview({ theme, product, sessionId }: BrandPreviewProps) {
  const [storage] = useState(() => createMemoryStore({ [sessionKey]: sessionId }));
  const [donation] = donationFixtures;
  return (
    <ThemeRoot theme={theme} paint className={styles.preview}>
      <Stack space="large">
        <Inline wrap>
          <Button tone="primary" icon={<HeartIcon />}>
            Create Donation
          </Button>
          <Button>Browse</Button>
          <Badge tone="highlight">New</Badge>
        </Inline>
        <Text>
          Clothes that are too small here fit <Link href="#brand">two streets away</Link>.
        </Text>
        {donation && <DonationCard donation={{ ...donation, images: [] }} onSavedChange={() => undefined} />}
      </Stack>
      <div className={styles.chat}>
        <ChatWidget product={product} defaultOpen sessionStorage={storage} />
      </div>
    </ThemeRoot>
  );
}
