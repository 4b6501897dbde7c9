import { Link, Text, useTexts } from '@clothesline/ui';
import { footer } from '../../locales/en/footer.js';
import { useSite } from '../../lib/site/site.js';

export function ScriptNotice() {
  const messages = useTexts(footer);
  return (
    <Text size="small">
      {messages.noScript({ site: useSite().name })} <Link href="">{messages.loadAgain}</Link>
    </Text>
  );
}
