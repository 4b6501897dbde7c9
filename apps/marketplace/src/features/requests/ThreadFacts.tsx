import { Button, Link, Surface, Text, useTexts } from '@clothesline/ui';
import type { DonationRequest } from '@clothesline/api-client/members';
import type { ReactNode } from 'react';
import { useDates } from '../../lib/language/useDates.js';
import { requests } from '../../locales/en/requests.js';
import * as lists from '../../lib/page/Lists.css.js';
import * as styles from './Thread.css.js';

interface ThreadFactsProps {
  request: DonationRequest;
  host: string;
  isDonor: boolean;
}

export function ThreadFacts({ request, host, isDonor }: ThreadFactsProps) {
  const dates = useDates();
  const messages = useTexts(requests);
  const { state, reason, times, place, from, to, code, holdsUntil } = request;
  const hold = state !== 'offered' ? messages.holdsUntil : isDonor ? messages.theyAcceptUntil : messages.acceptUntil;
  return (
    <>
      <dl className={lists.facts}>
        <Fact term={messages.reason}>{reason}</Fact>
        {from && to ? (
          <Fact term={state === 'offered' ? messages.proposed : messages.when}>{dates.span({ from, to })}</Fact>
        ) : (
          times.length > 0 && <Fact term={messages.times}>{times.map(dates.span).join('\n')}</Fact>
        )}
        {place && (
          <Fact term={messages.place}>
            {place}
            <br />
            <Link href={mapAddress(place)} target="_blank">
              {messages.openMap}
            </Link>
          </Fact>
        )}
      </dl>
      {code && state === 'promised' && (
        <Surface className={styles.words}>
          <Text tone="muted">{messages.code}</Text>
          <Text weight="bold" size="large" className={styles.code}>
            <bdi>{code}</bdi>
          </Text>
          <Text size="small" tone="muted">
            {messages.codeHint}
          </Text>
        </Surface>
      )}
      {state === 'promised' && (
        <div>
          <Button size="small" href={`${host}/api/requests/${request.id}/calendar.ics`}>
            {messages.calendar}
          </Button>
        </div>
      )}
      {holdsUntil && (
        <Text size="small" tone="muted">
          {fillText(hold, { moment: dates.moment(holdsUntil) })}
        </Text>
      )}
    </>
  );
}

const mapAddress = (place: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className={lists.term}>{term}</dt>
      <dd className={lists.fact} dir="auto">
        {children}
      </dd>
    </>
  );
}

export function fillText<Values>(text: string | ((values: Values) => string), values: Values): string {
  return typeof text === 'function' ? text(values) : text;
}
