import { BellIcon, Button, Stack, Text, useTexts } from '@clothesline/ui';
import { useState } from 'react';
import type { Session } from '../../account/index.js';
import { push as pushTexts } from '../../../locales/en/push.js';
import { usePush } from './usePush.js';

export function PushOffer({ session }: { session: Session }) {
  const messages = useTexts(pushTexts);
  const { push, isBlocked, isPending, problem, turnOn } = usePush(session);
  const [isPressed, setPressed] = useState(false);
  if (!push || ((push.isOn || isBlocked) && !isPressed)) return null;
  return (
    <Stack space="xsmall">
      {!push.isOn && (
        <div>
          <Button
            size="small"
            tone="quiet"
            icon={<BellIcon />}
            busy={isPending}
            onClick={() => {
              setPressed(true);
              turnOn();
            }}
          >
            {messages.offer}
          </Button>
        </div>
      )}
      <div role="status">
        {(push.isOn || problem) && (
          <Text key={String(push.isOn)} size="small" tone={problem ? 'danger' : 'muted'}>
            {problem ?? messages.isOn}
          </Text>
        )}
      </div>
    </Stack>
  );
}
