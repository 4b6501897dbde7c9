import { Button, Heading, Surface, Text, useTexts } from '@clothesline/ui';
import { deviceErrors } from '../../locales/en/deviceErrors.js';
import { push as pushTexts } from '../../locales/en/push.js';
import type { Session } from '../account/index.js';
import { usePush } from '../requests/index.js';
import * as styles from './Settings.css.js';

export function PushSettings({ session }: { session: Session }) {
  const messages = useTexts(pushTexts);
  const { pushBlocked } = useTexts(deviceErrors);
  const { push, isBlocked, isPending, problem, turnOn, turnOff } = usePush(session);
  if (!push) return null;
  const hasOthers = push.devices > Number(push.isOn);
  return (
    <Surface as="section" className={styles.card}>
      <Heading level={3}>{messages.title}</Heading>
      <Text size="small" tone="muted">
        {messages.hint}
      </Text>
      <div>
        <div className={styles.actions}>
          {(push.isOn || !isBlocked) && (
            <Button key={String(push.isOn)} busy={isPending} onClick={() => (push.isOn ? turnOff(false) : turnOn())}>
              {push.isOn ? messages.turnOff : messages.turnOn}
            </Button>
          )}
          {hasOthers && (
            <Button tone="quiet" disabled={isPending} onClick={() => turnOff(true)}>
              {messages.turnOffAll}
            </Button>
          )}
        </div>
        <div role="alert">
          {(isBlocked || problem) && <Text tone="danger">{isBlocked ? pushBlocked : problem}</Text>}
        </div>
      </div>
    </Surface>
  );
}
