import { Stack, useTexts } from '@clothesline/ui';
import { useParams } from 'wouter';
import { layout } from '../../locales/en/layout.js';
import { findHelpName, helpAnchors } from '../../lib/helpAnchors.js';
import { HelpText } from './HelpText.js';
import { page } from '../../lib/page/Page.css.js';
import { PageHeading } from '../../lib/page/PageHeading.js';
import { hasHelpText, useSite } from '../../lib/site/site.js';
import { NotFoundPage } from './NotFoundPage.js';

export function HelpPage() {
  const layoutMessages = useTexts(layout);
  const { topic } = useParams();
  const site = useSite();
  const name = findHelpName(`#${topic}`);
  if (!name || !hasHelpText(site, helpAnchors[name])) return <NotFoundPage />;
  return (
    <Stack space="large" className={page}>
      <PageHeading documentTitle={`${layoutMessages[name]} - ${site.name}`} size="xlarge">
        {layoutMessages[name]}
      </PageHeading>
      <HelpText anchor={helpAnchors[name]} headingLevel={2} />
    </Stack>
  );
}
