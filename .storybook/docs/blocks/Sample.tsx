import { donationFixtures, TestProviders, createFakeBackend } from '@clothesline/api-client/testing';
import { DonationCard } from '@clothesline/donation-card';
import { ArrowRightIcon, Badge, Button, HeartIcon, Heading, Inline, Stack, Text, TextField } from '@clothesline/ui';
import { useState } from 'react';

interface SampleProps {
  arabic?: boolean;
}

const english = {
  heading: 'Donations near you',
  text: 'A jacket that is too small here is just right two streets away.',
  give: 'Create Donation',
  browse: 'Browse',
  badge: 'Available',
  label: 'Title',
};
const arabicWords: typeof english = {
  heading: 'تبرعات قريبة منك',
  text: 'سترة صغيرة هنا تناسب شخصًا على بعد شارعين.',
  give: 'أضف تبرعًا',
  browse: 'تصفّح',
  badge: 'متاح',
  label: 'العنوان',
};

export function Sample({ arabic = false }: SampleProps) {
  const words = arabic ? arabicWords : english;
  const [backend] = useState(() => createFakeBackend());
  const [donation] = donationFixtures;
  return (
    <Stack space="medium" lang={arabic ? 'ar' : undefined}>
      <Heading level={3}>{words.heading}</Heading>
      <Text tone="muted">{words.text}</Text>
      <Inline wrap>
        <Button tone="primary" icon={<HeartIcon />}>
          {words.give}
        </Button>
        <Button>
          {words.browse} <ArrowRightIcon />
        </Button>
        <Badge tone="success">{words.badge}</Badge>
      </Inline>
      <TextField label={words.label} />
      {donation && (
        <TestProviders backend={backend} ask="never">
          <div style={{ maxInlineSize: 320 }}>
            <DonationCard donation={{ ...donation, images: [] }} />
          </div>
        </TestProviders>
      )}
    </Stack>
  );
}
