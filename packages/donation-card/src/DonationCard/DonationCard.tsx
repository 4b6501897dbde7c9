import {
  donationDistance,
  donationHref,
  photoSrcSet,
  categoryText,
  distanceText,
  sizeText,
  foreignLanguage,
  useCurrentLocation,
  type Donation,
  type Position,
} from '@clothesline/api-client';
import {
  Anchor,
  Avatar,
  Badge,
  cx,
  Heading,
  MapPinIcon,
  Picture,
  type RootProps,
  useLocale,
  VisuallyHidden,
} from '@clothesline/ui';
import { memo } from 'react';
import { categoryTone } from '../categoryTone.js';
import type { DonationCardMessages } from '../messages.js';
import { useCardTexts } from '../useCardTexts.js';
import { SaveButton } from '../SaveButton/SaveButton.js';
import { isPlainClick, selectEvent, type DonationSelectEvent } from '../selectEvent.js';
import { shortPlaceName } from './shortPlaceName.js';
import * as styles from './DonationCard.css.js';

export interface DonationSaveEvent {
  donation: Donation;
  /** Whether the donation should be saved now. */
  saved: boolean;
}

export interface DonationCardProps extends RootProps {
  /** The donation to show. */
  donation: Donation;
  /** URL of the donation's page. Defaults to `{linkBase}/donations/{id}`. */
  href?: string | undefined;
  /** Prefix for `/donations/{id}` links. Leave it empty on the marketplace itself. */
  linkBase?: string | undefined;
  /** Used to compute the distance if it is missing from the donation. Defaults to the current location. */
  location?: Position | undefined;
  /** Whether the donation is saved. */
  saved?: boolean | undefined;
  /** Called when the heart is clicked. Without this prop, there's no heart. */
  onSavedChange?: ((event: DonationSaveEvent) => void) | undefined;
  /**
   * Called before navigating to the donation. Call `event.preventDefault()` to handle it yourself. Not called when the
   * link is opened in a new tab.
   */
  onSelect?: ((event: DonationSelectEvent) => void) | undefined;
  /** Heading level of the title. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Loads the image eagerly. Use it for cards that are visible right away. */
  priority?: boolean | undefined;
  /** Text overrides. Pass a stable object since the card is memoized. */
  messages?: Partial<DonationCardMessages> | undefined;
}

const available = 'available';

/** Maximum number of sizes. Cards with a quantity or state badge only have room for a single size. */
const shownSizes = 2;

const pictureSizes = '(min-width: 1120px) 280px, (min-width: 768px) 33vw, (min-width: 560px) 50vw, 100vw';

/** A card that shows a donation and links to its page. */
export const DonationCard = memo(function DonationCard({
  donation,
  linkBase,
  href = donationHref(donation.id, linkBase),
  location,
  saved = false,
  onSavedChange,
  onSelect,
  headingLevel = 3,
  priority = false,
  messages,
  className,
  ...root
}: DonationCardProps) {
  const texts = useCardTexts(messages);
  const current = useCurrentLocation();
  const { units, language } = useLocale();
  const distance = donationDistance(donation, location ?? current.location);
  const { category, description, images, locationName, userId, donorName, sizes = [], quantity = 1, status } = donation;
  const title = donation.title.trim() || texts.untitled({ id: donation.id });
  const isTaken = ![available, undefined].includes(status);
  const isMany = quantity > 1;
  const said = donation.imageDescriptions?.[0]?.trim();
  const lang = foreignLanguage(`${title} ${description}`, language);
  const area = shortPlaceName(locationName, current.location?.city);

  return (
    <article {...root} className={cx(styles.card, className)}>
      <div className={styles.picture}>
        <Picture
          src={images[0]}
          srcSet={photoSrcSet(images[0])}
          alt={said || texts.imageAlt({ title })}
          ratio="4 / 3"
          sizes={pictureSizes}
          loading={priority ? 'eager' : 'lazy'}
        />
        <span className={styles.badges}>
          {isTaken && <Badge className={styles.size}>{texts.statusName({ status })}</Badge>}
          <Badge tone={categoryTone(category)} className={styles.category}>
            {categoryText(category, texts)}
          </Badge>
          {isMany && <Badge className={styles.size}>{texts.quantity({ count: quantity })}</Badge>}
          {sizes.length > 0 && <VisuallyHidden>{texts.sizesLabel}</VisuallyHidden>}
          {[...new Set(sizes)].slice(0, shownSizes - Number(isMany || isTaken)).map((size) => (
            <Badge key={size} className={styles.size}>
              {sizeText(size, texts)}
            </Badge>
          ))}
        </span>
      </div>
      <div className={styles.body}>
        <Heading level={headingLevel} size="small" className={styles.title}>
          <Anchor
            href={href}
            lang={lang}
            dir="auto"
            className={styles.link}
            onClick={(click) => {
              if (onSelect && isPlainClick(click)) onSelect(selectEvent(donation, click));
            }}
          >
            {title}
          </Anchor>
        </Heading>
        <p className={styles.place}>
          <MapPinIcon className={styles.pin} />
          <span className={styles.placeText} dir="auto">
            <span className={styles.placeName}>
              {area}
              {area !== locationName && <VisuallyHidden>{locationName.slice(area?.length)}</VisuallyHidden>}
              {distance !== undefined && texts.separator.trimEnd()}
            </span>
            {distance !== undefined && (
              <span className={styles.distance}>
                {' '}
                <bdi>{distanceText(distance, units, texts)}</bdi>
              </span>
            )}
          </span>
        </p>
        <div className={styles.descriptionRoom}>
          <p className={styles.description} lang={lang} dir="auto">
            {description}
          </p>
        </div>
        <p className={styles.donor}>
          <Avatar name={donorName ?? texts.donor({ userId })} size="small" alt="" />
          {donorName === undefined ? texts.donor({ userId }) : <bdi>{donorName}</bdi>}
        </p>
      </div>
      {onSavedChange && (
        <SaveButton
          className={styles.heart}
          title={title}
          saved={saved}
          onSavedChange={(next) => onSavedChange({ donation, saved: next })}
          messages={messages}
        />
      )}
    </article>
  );
});
