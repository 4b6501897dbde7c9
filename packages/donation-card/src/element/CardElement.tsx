import { failureKind, failureText, type Donation, useDonation } from '@clothesline/api-client';
import { ClotheslineIllustration, EmptyState, ErrorState, Link, LocaleProvider, useTexts } from '@clothesline/ui';
import { defineElement, type ElementProps, type ElementSetup } from '@clothesline/web-component';
import { ElementProvider } from '@clothesline/web-component/provider';
import { useEffect, useState } from 'react';
import { alone } from './CardElement.css.js';
import { cardElementMessages } from './messages.js';
import { cardElement } from './table.js';
import { DonationCard } from '../DonationCard/DonationCard.js';
import { DonationCardSkeleton } from '../DonationCard/DonationCardSkeleton.js';
import { useCardTexts } from '../useCardTexts.js';

type CardElementProps = ElementProps<typeof cardElement>;

/** Registers `<clothesline-donation-card>`. Does nothing if it's already defined. */
export function defineCardElement(setup: ElementSetup<typeof cardElement>): void {
  defineElement({ table: cardElement, component: CardElement, provider: ElementProvider, ...setup });
}

function CardElement(props: CardElementProps) {
  return (
    <div className={alone}>
      <CardContent {...props} />
    </div>
  );
}

function CardContent(props: CardElementProps) {
  const { donation, donationId } = props;
  if (donation) return <Card {...props} donation={donation} />;
  return donationId === undefined ? <MissingCard {...props} /> : <AskedCard {...props} donationId={donationId} />;
}

function MissingCard({ messages }: CardElementProps) {
  const texts = useCardTexts(messages);
  useEffect(() => {
    console.warn(`<${cardElement.tag}>: no donation. Write donation-id="12", or set the property donation.`);
  }, []);
  return <ErrorState title={texts.cardErrorTitle} />;
}

function AskedCard(props: CardElementProps & { donationId: number }) {
  const { donationId, messages, emit } = props;
  const texts = useCardTexts(messages);
  const { donation, error, refetch } = useDonation(donationId);
  useEffect(() => {
    if (error) emit('error', { error, message: error.message });
  }, [error, emit]);

  if (donation) return <Card {...props} donation={donation} />;
  if (failureKind(error) === 'notFound') return <GoneCard {...props} />;
  if (error) {
    return <ErrorState title={texts.cardErrorTitle} description={failureText(error, texts)} onRetry={refetch} />;
  }
  return <DonationCardSkeleton />;
}

/** Renders the fallback content of the element, or a link if it is empty. */
function GoneCard({ host, linkBase, messages }: CardElementProps) {
  const texts = useTexts(cardElementMessages, messages);
  if (host.childElementCount > 0 || host.textContent?.trim()) return <slot />;
  return (
    <EmptyState
      title={texts.goneTitle}
      description={texts.goneText}
      illustration={<ClotheslineIllustration />}
      action={linkBase && <Link href={`${linkBase.replace(/\/$/, '')}/explore`}>{texts.goneLink}</Link>}
    />
  );
}

function Card({
  donation,
  linkBase,
  latitude,
  longitude,
  units,
  heart,
  saved,
  messages,
  emit,
}: CardElementProps & { donation: Donation }) {
  // Local state until the page sets `saved`.
  const [heartOf, setHeart] = useState({ saved, isPressed: saved });
  if (heartOf.saved !== saved) setHeart({ saved, isPressed: saved });
  return (
    <LocaleProvider units={units}>
      <DonationCard
        donation={donation}
        linkBase={linkBase}
        location={latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }}
        saved={heartOf.isPressed}
        onSavedChange={
          heart
            ? (event) => {
                setHeart({ saved, isPressed: event.saved });
                emit('save', event);
              }
            : undefined
        }
        onSelect={(event) => {
          if (!emit('select', { donation: event.donation })) event.preventDefault();
        }}
        messages={messages}
      />
    </LocaleProvider>
  );
}
