import { Link, Text } from '@clothesline/ui';
import { useSite } from '../../shared/site/SiteContext.js';
import { footerMessages as messages } from '../footer/messages.js';

/** Tells what works without the page's script. */
export function ScriptNotice() {
  return (
    <Text size="small">
      {messages.noScript(useSite().name)} <Link href="">{messages.loadAgain}</Link>
    </Text>
  );
}
