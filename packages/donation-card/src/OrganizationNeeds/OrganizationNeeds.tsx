import { failureKind, failureText, type Need, type OrganizationPage, useOrganization } from '@clothesline/api-client';
import {
  Button,
  ClotheslineIllustration,
  EmptyState,
  ErrorState,
  Heading,
  levelBelow,
  Link,
  type RootProps,
  Skeleton,
  Text,
  useLocale,
  useTexts,
} from '@clothesline/ui';
import { Fragment, useId, useState } from 'react';
import { needsMessages, type NeedsMessages } from './messages.js';
import * as styles from './OrganizationNeeds.css.js';

export interface NeedOfferEvent {
  need: Need;
  readonly defaultPrevented: boolean;
  /** Stays on the page, so that you can show your own form. */
  preventDefault(): void;
}

export interface OrganizationNeedsProps extends RootProps {
  /** The organization's account ID. */
  organizationId: number;
  /** Rows, or cards next to each other if there's room. Defaults to `list`. */
  layout?: 'list' | 'grid' | undefined;
  /** Maximum number of needs. Shows all by default. */
  limit?: number | undefined;
  /** Prefix of `/create`, where donors list items for the organization. If omitted, the links are hidden. */
  linkBase?: string | undefined;
  /** Heading level. Need titles are one level lower. */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
  /** Use `none` to hide the heading. It still names the region. */
  heading?: 'shown' | 'none' | undefined;
  /** Called before a donor follows a link to the form. */
  onOffer?: ((event: NeedOfferEvent) => void) | undefined;
  /** Text overrides. */
  messages?: Partial<NeedsMessages> | undefined;
}

/** Lists what an organization needs, how much has arrived, and how to bring or offer items. */
export function OrganizationNeeds({
  organizationId,
  layout = 'list',
  limit = Infinity,
  linkBase,
  headingLevel = 2,
  heading = 'shown',
  onOffer,
  messages,
  ...root
}: OrganizationNeedsProps) {
  const texts = useTexts(needsMessages, messages);
  const { organization, error, refetch } = useOrganization(organizationId);
  const headingId = useId();
  const level = levelBelow[headingLevel];
  if (!organization) {
    return (
      <section aria-label={texts.loading} {...root}>
        {failureKind(error) === 'notFound' ? (
          <EmptyState headingLevel={level} title={texts.goneTitle} description={texts.goneText} />
        ) : error ? (
          <ErrorState
            headingLevel={level}
            title={texts.errorTitle}
            description={failureText(error, texts)}
            onRetry={refetch}
          />
        ) : (
          <div role="status" aria-label={texts.loading} className={styles.list}>
            {['first', 'second', 'third'].map((key) => (
              <Skeleton key={key} height={96} />
            ))}
          </div>
        )}
      </section>
    );
  }
  const { name, needs } = organization;
  const title = texts.heading({ name });
  return (
    <section {...(heading === 'none' ? { 'aria-label': title } : { 'aria-labelledby': headingId })} {...root}>
      {heading === 'shown' && (
        <Heading level={headingLevel} size="large" id={headingId} className={styles.heading} dir="auto">
          {title}
        </Heading>
      )}
      {needs.length === 0 ? (
        <EmptyState
          headingLevel={level}
          illustration={<ClotheslineIllustration />}
          title={texts.emptyTitle}
          description={texts.emptyText({ name })}
        />
      ) : (
        <ul className={layout === 'grid' ? styles.grid : styles.list}>
          {needs.slice(0, limit).map((need) => (
            <li key={need.id}>
              <NeedCard {...{ need, texts, linkBase, onOffer }} level={level} />
            </li>
          ))}
        </ul>
      )}
      <DropOff organization={organization} texts={texts} />
    </section>
  );
}

interface NeedCardProps extends Pick<OrganizationNeedsProps, 'linkBase' | 'onOffer'> {
  need: Need;
  level: 3 | 4 | 5 | 6;
  texts: typeof needsMessages;
}

function NeedCard({ need, level, texts, linkBase, onOffer }: NeedCardProps) {
  const { language } = useLocale();
  const { id, title, reason, amount, received, endsAt } = need;
  const progress = texts.received({ received, amount });
  const end = new Date(endsAt);
  // servers of other versions may send another format
  const date = Number.isNaN(end.getTime())
    ? undefined
    : new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' }).format(end);
  return (
    <article className={styles.card}>
      <Heading level={level} size="medium" dir="auto">
        {title}
      </Heading>
      {reason !== undefined && <Text dir="auto">{reason}</Text>}
      <progress className={styles.progress} max={amount} value={received} aria-label={progress} />
      <Text size="small" tone="muted">
        {progress}
        {date !== undefined && `, ${texts.until({ date })}`}
      </Text>
      {linkBase !== undefined && (
        <div>
          <Button
            size="small"
            href={`${linkBase.replace(/\/$/, '')}/create?for=${id}`}
            aria-label={texts.offerNeed({ title })}
            onClick={(event) => {
              onOffer?.({
                need,
                get defaultPrevented() {
                  return event.defaultPrevented;
                },
                preventDefault: () => event.preventDefault(),
              });
            }}
          >
            {texts.offer}
          </Button>
        </div>
      )}
    </article>
  );
}

function DropOff({ organization, texts }: { organization: OrganizationPage; texts: typeof needsMessages }) {
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const { name, address, hours, rules, contact } = organization;
  const facts = [
    [texts.address, address],
    [texts.hours, hours],
    [texts.rules, rules],
    [texts.contact, contact],
  ].filter(([, text]) => text !== '');
  return (
    <div className={styles.dropOff}>
      <div>
        <Button
          aria-expanded={isOpen}
          aria-controls={detailsId}
          aria-label={texts.bringTo({ name })}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.bring}
        </Button>
      </div>
      <div id={detailsId} hidden={!isOpen} className={styles.details}>
        <dl className={styles.facts}>
          {facts.map(([term, text]) => (
            <Fragment key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.fact} dir="auto">
                {text}
              </dd>
            </Fragment>
          ))}
        </dl>
        <Link href={mapAddress(address)} target="_blank">
          {texts.map}
        </Link>
      </div>
    </div>
  );
}

/** Links to the address on openstreetmap.org, which needs no API key. */
export function mapAddress(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}
