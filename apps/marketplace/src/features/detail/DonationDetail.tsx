import {
  Avatar,
  Badge,
  cx,
  Heading,
  Link,
  MapPinIcon,
  Surface,
  Text,
  useHydrated,
  useLocale,
  useTexts,
  VisuallyHidden,
} from '@clothesline/ui';
import {
  distanceText,
  type Donation,
  donationDistance,
  foreignLanguage,
  sizeText,
  useCurrentLocation,
} from '@clothesline/api-client';
import { categoryTone, donationCardMessages } from '@clothesline/donation-card';
import { useDates } from '../../lib/language/useDates.js';
import { detail } from '../../locales/en/detail.js';
import { useNames } from '../../lib/language/useNames.js';
import { personPath } from '../../lib/routing/paths.js';
import { LazyMap } from '../../lib/map/LazyMap.js';
import { PageHeading } from '../../lib/page/PageHeading.js';
import { useTimeZone } from '../../lib/served/served.js';
import { useSite } from '../../lib/site/site.js';
import { ContactDonor } from './ContactDonor.js';
import { useAccount } from '../account/index.js';
import { Gallery } from './Gallery.js';
import { isOver } from './isOver.js';
import { PrintedAddress } from './PrintedAddress.js';
import { Deferred } from '../../lib/loading/Deferred.js';
import { createPart } from '../../lib/loading/createPart.js';
import { ReportButton } from '../moderation/index.js';
import * as styles from './DonationDetail.css.js';

interface DonationDetailProps {
  donation: Donation;
}

export function DonationDetail({ donation }: DonationDetailProps) {
  const dates = useDates();
  const names = useNames();
  const messages = useTexts(detail);
  const cardTexts = useTexts(donationCardMessages);
  const {
    description,
    category,
    images,
    imageDescriptions,
    locationName,
    userId,
    donorName,
    createdAt,
    sizes = [],
    quantity = 1,
  } = donation;
  const title = donation.title.trim() || cardTexts.untitled(donation);
  const donor = donorName ?? messages.user({ id: userId });
  const isOwn = useAccount().session?.account.id === userId;
  const { location, source } = useCurrentLocation();
  const from = source === 'fallback' ? location?.city : undefined;
  const distance = donationDistance(donation, location);
  const { units, language } = useLocale();
  const lang = foreignLanguage(`${title} ${description}`, language);
  const date = dates.date(createdAt, useTimeZone());

  return (
    <article className={styles.layout}>
      <div className={styles.pictures}>
        <Gallery images={images} descriptions={imageDescriptions} title={title} />
        {useHydrated() && <PrintedAddress />}
      </div>
      <div className={styles.words}>
        <div className={styles.facts}>
          <div className={styles.badges}>
            <Badge tone={categoryTone(category)}>{names.category(category)}</Badge>
            {quantity > 1 && <Badge>{cardTexts.quantity({ count: quantity })}</Badge>}
            {sizes.length > 0 && <VisuallyHidden>{cardTexts.sizesLabel}</VisuallyHidden>}
            {sizes.map((size) => (
              <Badge key={size}>{sizeText(size, cardTexts)}</Badge>
            ))}
          </div>
          <PageHeading
            documentTitle={messages.documentTitle({ title, site: useSite().name })}
            size="xlarge"
            lang={lang}
            dir="auto"
          >
            {title}
          </PageHeading>
          <div className={styles.meta}>
            <Text tone="muted" className={styles.place}>
              <MapPinIcon size={18} />
              <span>
                <bdi>
                  {distance === undefined
                    ? locationName
                    : messages.away({
                        place: locationName,
                        distance: distanceText(distance, units, cardTexts),
                      })}
                </bdi>
                {distance !== undefined &&
                  from &&
                  (locationName.includes(from) ? messages.fromCenter : messages.from({ place: from }))}
              </span>
            </Text>
            {date && (
              <Text tone="muted">
                <time dateTime={createdAt}>{messages.posted({ date })}</time>
              </Text>
            )}
          </div>
          <StateNote donation={donation} />
          <Text lang={lang} dir="auto" className={styles.description}>
            {description}
          </Text>
          {lang && (
            <Text size="small" tone="muted">
              {messages.writtenIn({ language: dates.language(lang) })}
            </Text>
          )}
          <div className={styles.donor}>
            <Avatar name={donor} alt="" />
            <div className={styles.donorName}>
              <Text weight="bold">
                <Link href={personPath(userId)}>
                  <bdi>{donor}</bdi>
                </Link>
              </Text>
              <Text size="small" tone="muted">
                {messages.donor}
              </Text>
            </div>
            <ContactDonor key={donation.id} donation={donation} />
          </div>
          <OwnActions donation={donation} />
        </div>
        {!isOver(donation) && !isOwn && (
          <Surface as="section" variant="sunken" className={styles.pickup}>
            <Heading level={2} size="large">
              {messages.pickupTitle}
            </Heading>
            <Text>{messages.pickupText}</Text>
          </Surface>
        )}
        <ReportDonation donation={donation} />
      </div>
      <div className={styles.map}>
        <LazyMap
          variant="detail"
          locationName={locationName}
          center={donation}
          areaMeters={donation.areaMeters ?? undefined}
        />
      </div>
    </article>
  );
}

const ownDonation = createPart(async () => (await import('./OwnDonation.js')).OwnDonation);

function OwnActions({ donation }: { donation: Donation }) {
  const messages = useTexts(detail);
  const { session } = useAccount();
  if (session?.account.id !== donation.userId) return null;
  return (
    <Deferred component={ownDonation.component} waiting={null} failedTitle={messages.ownFailed}>
      {(OwnDonation) => <OwnDonation donation={donation} session={session} />}
    </Deferred>
  );
}

function ReportDonation({ donation: { id, userId } }: { donation: Donation }) {
  const { session } = useAccount();
  if (session?.account.id === userId) return null;
  return (
    <div>
      <ReportButton target={{ kind: 'donation', id }} tone="quiet" size="small" />
    </div>
  );
}

function StateNote({ donation: { status } }: { donation: Donation }) {
  const states: Partial<Record<string, string>> = useTexts(detail).states;
  const note = states[status];
  if (note === undefined) return null;
  return (
    <Surface variant="sunken" padding="medium" className={cx(styles.note, status === 'given' && styles.taken)}>
      <Text key={note}>{note}</Text>
    </Surface>
  );
}
