import { Link, Surface, Text, useTexts } from '@clothesline/ui';
import { signIn } from '../../locales/en/signIn.js';
import { helpAnchors } from '../../lib/helpAnchors.js';
import { helpPath } from '../../lib/routing/paths.js';

export function SuspendedNotice({ reason }: { reason: string }) {
  const messages = useTexts(signIn);
  return (
    <Surface as="aside" variant="accent" aria-label={messages.suspendedTitle}>
      <Text weight="bold">{messages.suspendedTitle}</Text>
      <Text dir="auto">{reason}</Text>
      <Text size="small">
        {messages.suspendedText} <Link href={helpPath(helpAnchors.contactUs)}>{messages.suspendedContact}</Link>
      </Text>
    </Surface>
  );
}
