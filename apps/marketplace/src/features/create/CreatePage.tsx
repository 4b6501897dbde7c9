import { Button, cx, Heading, Link, Text, useTexts } from '@clothesline/ui';
import { CreateForm, type CreateFormProps } from '@clothesline/create-form';
import { useLocation, useSearchParams } from 'wouter';
import { type Donation, useDonation } from '@clothesline/api-client';
import { create } from '../../locales/en/create.js';
import { helpAnchors } from '../../lib/helpAnchors.js';
import { donationPath, explorePath, helpPath, likePath, paths } from '../../lib/routing/paths.js';
import { page } from '../../lib/page/Page.css.js';
import { LazyMap } from '../../lib/map/LazyMap.js';
import { loadPlaces } from '../../lib/location/places.js';
import { readId } from '../../lib/routing/readId.js';
import { PageHeading } from '../../lib/page/PageHeading.js';
import { useShare } from '../../lib/page/useShare.js';
import { type Session, useAccount } from '../account/index.js';
import { matchesPart, notePart, offerPart } from '../wishes/index.js';
import { Deferred } from '../../lib/loading/Deferred.js';
import { failure } from '../../locales/en/failure.js';
import * as styles from './CreatePage.css.js';

export function CreatePage() {
  const failureMessages = useTexts(failure);
  const messages = useTexts(create);
  const [, navigate] = useLocation();
  const share = useShare();
  const like = useLike();
  const wishId = readId(useSearchParams()[0].get('for'));
  const { session, isSignedIn, signIn } = useAccount();
  const isSuspended = typeof session?.account.suspendedFor === 'string';
  return (
    <div className={cx(page, styles.layout)}>
      <div className={styles.head}>
        <PageHeading documentTitle={messages.documentTitle} size="xlarge">
          {messages.title}
        </PageHeading>
        <Text tone="muted" size="large">
          {messages.intro}
        </Text>
        {isSuspended && <Text weight="bold">{messages.suspended}</Text>}
        {!isSignedIn && (
          <div className={styles.signIn}>
            <Text>{messages.signInFirst}</Text>
            <Button onClick={signIn}>{messages.signIn}</Button>
          </div>
        )}
      </div>
      {!isSuspended && (
        <div className={styles.form}>
          {wishId !== undefined && (
            <Deferred component={notePart.component} waiting={null} failedTitle={failureMessages.stopped}>
              {(WishNote) => <WishNote id={wishId} />}
            </Deferred>
          )}
          <CreateForm
            key={like.key}
            defaultValues={like.defaultValues}
            userId={session?.account.id}
            draftStorage="device"
            loadPlaces={loadPlaces}
            renderArea={({ center }, name, events) => (
              <LazyMap variant="detail" center={center} locationName={name || messages.unnamedArea} {...events} />
            )}
            renderMatches={(listing) =>
              wishId === undefined &&
              listing.title.trim().length > 2 && (
                <Deferred component={matchesPart.component} waiting={null} failedTitle={failureMessages.stopped}>
                  {(WishMatches) => <WishMatches listing={listing} />}
                </Deferred>
              )
            }
            renderCreated={(donation) => (
              <NextSteps
                donation={donation}
                session={session}
                wishId={wishId}
                onShare={(title, url) => void share(title, url)}
              />
            )}
            onCreated={() => navigate(paths.home)}
            onSignIn={signIn}
          />
        </div>
      )}
      <aside className={styles.tips}>
        <Heading level={2} size="large">
          {messages.tipsTitle}
        </Heading>
        <ul className={styles.list}>
          {messages.tips.map((tip) => (
            <Text key={tip} as="li">
              {tip}
            </Text>
          ))}
        </ul>
        <Link href={helpPath(helpAnchors.donationGuidelines)}>{messages.guidelines}</Link>
      </aside>
    </div>
  );
}

interface Like {
  key: string;
  defaultValues: CreateFormProps['defaultValues'];
}

/** `?like=12` prefills the category and location from another donation. */
function useLike(): Like {
  const [params] = useSearchParams();
  const { donation } = useDonation(params.get('like') ?? '');
  if (!donation) return { key: '', defaultValues: undefined };
  const { id, category, locationName } = donation;
  return { key: String(id), defaultValues: { category, locationName } };
}

interface NextStepsProps {
  session: Session | undefined;
  donation: Donation;
  wishId: number | undefined;
  onShare: (title: string, url: string) => void;
}

function NextSteps({ donation, session, wishId, onShare }: NextStepsProps) {
  const failureMessages = useTexts(failure);
  const messages = useTexts(create);
  const { id, title } = donation;
  const path = donationPath(id);
  return (
    <span className={styles.next}>
      {session && (
        <Deferred component={offerPart.component} waiting={null} failedTitle={failureMessages.stopped}>
          {(OfferFirst) => <OfferFirst donation={donation} session={session} wishId={wishId} />}
        </Deferred>
      )}
      <Link
        href={path}
        onClick={(event) => {
          event.preventDefault();
          onShare(title, new URL(path, window.location.href).href);
        }}
      >
        {messages.share}
      </Link>
      <Link href={likePath(id)}>{messages.another}</Link>
      <Link href={explorePath({ search: title, view: 'map' })}>{messages.onMap}</Link>
    </span>
  );
}
