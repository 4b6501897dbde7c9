import type { DonationRequest } from '@clothesline/api-client/members';
import { Button, Text } from '@clothesline/ui';
import type { ReactNode } from 'react';
import { momentText, timeText } from '../../shared/hand-over/timeDraft.js';
import { messages } from './messages.js';
import * as styles from './Thread.css.js';

interface ThreadFactsProps {
  request: DonationRequest;
  /** Origin of the server. */
  host: string;
  isDonor: boolean;
}

/** Shows reason, place and time; the donor also sees the words to read out. */
export function ThreadFacts({ request, host, isDonor }: ThreadFactsProps) {
  const { state, reason, times, place, from, to, code, holdsUntil } = request;
  const hold = state !== 'offered' ? messages.holdsUntil : isDonor ? messages.theyAcceptUntil : messages.acceptUntil;
  return (
    <>
      <dl className={styles.facts}>
        <Fact term={messages.reason}>{reason}</Fact>
        {from && to ? (
          <Fact term={state === 'offered' ? messages.proposed : messages.when}>{timeText({ from, to })}</Fact>
        ) : (
          <Fact term={messages.times}>{times.map(timeText).join('\n')}</Fact>
        )}
        {place && <Fact term={messages.place}>{place}</Fact>}
        {code && state === 'promised' && (
          <>
            <dt className={styles.term}>{messages.code}</dt>
            <dd className={styles.code}>
              <bdi>{code}</bdi>
            </dd>
          </>
        )}
      </dl>
      {state === 'promised' && (
        <div>
          <Button size="small" href={`${host}/api/requests/${request.id}/calendar.ics`}>
            {messages.calendar}
          </Button>
        </div>
      )}
      {code && state === 'promised' && (
        <Text size="small" tone="muted">
          {messages.codeHint}
        </Text>
      )}
      {holdsUntil && (
        <Text size="small" tone="muted">
          {hold(momentText(holdsUntil))}
        </Text>
      )}
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.fact} dir="auto">
        {children}
      </dd>
    </>
  );
}
