import { Stack, useTexts } from '@clothesline/ui';
import { useParams } from 'wouter';
import { layout } from '../../locales/en/layout.js';
import { findHelpName, helpAnchors } from '../../layout/help/anchors.js';
import { HelpText } from '../../layout/help/HelpText.js';
import { page } from '../../shared/page/Page.css.js';
import { PageHeading } from '../../shared/page/PageHeading.js';
import { useSite } from '../../shared/site/SiteContext.js';
import { hasHelpText } from '../../shared/site/site.js';
import { NotFoundPage } from '../not-found/NotFoundPage.js';

/** One of the help texts on a page of its own, for links that are followed without script. */
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
