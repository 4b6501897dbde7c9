import { Badge, Button, Inline, SavedIllustration, Spinner, Stack, Text, useTexts } from '@clothesline/ui';
import { Notice } from '../../lib/page/Notice.js';
import { head, page } from '../../lib/page/Page.css.js';
import { PageHeading } from '../../lib/page/PageHeading.js';
import { paths, personPath } from '../../lib/routing/paths.js';
import { useSite } from '../../lib/site/site.js';
import { organization as organizationTexts } from '../../locales/en/organization.js';
import { organizationPage } from '../../locales/en/organizationPage.js';
import { LoadFailure, type Session, useAccount, useOwnOrganization } from '../account/index.js';
import { Gifts } from './Gifts.js';
import { Needs } from './Needs.js';
import * as styles from './Organization.css.js';

export function OrganizationPage() {
  const messages = useTexts(organizationPage);
  const { name: site } = useSite();
  const { session, isSignedIn, signIn } = useAccount();
  const documentTitle = messages.documentTitle({ site });
  if (!isSignedIn) {
    return (
      <Notice
        illustration={<SavedIllustration />}
        documentTitle={documentTitle}
        title={messages.signedOutTitle}
        actions={
          <Button tone="primary" onClick={signIn}>
            {messages.signIn}
          </Button>
        }
      >
        <Text>{messages.signedOutText}</Text>
      </Notice>
    );
  }
  return (
    <div className={page}>
      <div className={head}>
        <PageHeading documentTitle={documentTitle} size="xlarge">
          {messages.title}
        </PageHeading>
        <Text tone="muted" className={styles.screenOnly}>
          {messages.intro}
        </Text>
      </div>
      {session ? <Content session={session} /> : <Spinner label={messages.loading} />}
    </div>
  );
}

function Content({ session }: { session: Session }) {
  const messages = useTexts(organizationPage);
  const texts = useTexts(organizationTexts);
  const { data, isPending, error, refetch } = useOwnOrganization(session);
  if (isPending) return <Spinner label={messages.loading} />;
  if (error) {
    return <LoadFailure title={texts.failed} error={error} onRetry={() => void refetch()} />;
  }
  if (data?.state !== 'confirmed') {
    return (
      <Stack>
        <Text>{data ? texts.stateTexts[data.state] : messages.notAnOrganization}</Text>
        <div>
          <Button href={`${paths.profile}?tab=settings`}>{messages.settings}</Button>
        </div>
      </Stack>
    );
  }
  return (
    <Stack space="large">
      <Inline wrap className={styles.screenOnly}>
        <Text weight="bold" dir="auto">
          {data.name}
        </Text>
        <Badge tone="success">{texts.confirmed}</Badge>
        <Button size="small" href={personPath(data.id)}>
          {messages.publicPage}
        </Button>
        <Button size="small" href={paths.forYourSite}>
          {messages.embed}
        </Button>
      </Inline>
      <Needs session={session} />
      <Gifts session={session} />
    </Stack>
  );
}
