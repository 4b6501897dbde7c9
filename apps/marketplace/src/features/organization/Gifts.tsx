import {
  Badge,
  Button,
  Checkbox,
  Heading,
  Inline,
  Link,
  Spinner,
  Stack,
  Surface,
  Text,
  useTexts,
  useToast,
} from '@clothesline/ui';
import { useApi } from '@clothesline/api-client';
import type { DonationRequest } from '@clothesline/api-client/members';
import { type ReactNode, useState } from 'react';
import { StepDialog } from '../../lib/forms/StepDialog.js';
import { useProblemText } from '../../lib/forms/useCall.js';
import { useForm } from '../../lib/forms/useForm.js';
import { useDates } from '../../lib/language/useDates.js';
import { list } from '../../lib/page/Lists.css.js';
import { requestPath } from '../../lib/routing/paths.js';
import { organizationPage } from '../../locales/en/organizationPage.js';
import { LoadFailure, type Session } from '../account/index.js';
import { emptyTime, readTime, TimeChoice, useRequests, useTimeError } from '../requests/index.js';
import { saveCsv, type Row } from './csv.js';
import { ImportDialog } from './ImportDialog.js';
import * as styles from './Organization.css.js';
import { PickupSheet } from './PickupSheet.js';

const giftColumns = ['id', 'item', 'donor', 'state', 'from', 'to'] as const;

/** Maximum number of gifts per import. Each gift takes one request. */
const maxGifts = 200;

/** Gifts that donors offered for needs, to accept or confirm several at once. */
export function Gifts({ session }: { session: Session }) {
  const messages = useTexts(organizationPage);
  const dates = useDates();
  const problemText = useProblemText();
  const { toast } = useToast();
  const { queryClient } = useApi();
  const { data, error, refetch } = useRequests(session, 'asker');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [dialog, setDialog] = useState<'accept' | 'import'>();
  const [isPending, setPending] = useState(false);
  const gifts = data?.filter(({ wishId }) => wishId !== undefined) ?? [];
  const offered = gifts.filter(({ state }) => state === 'offered');
  const expected = gifts.filter(({ state }) => state === 'promised');
  const getTitle = ({ title, donationId }: DonationRequest) => title ?? messages.item({ id: donationId });
  const pick = (some: readonly DonationRequest[]) => some.filter(({ id }) => chosen.has(id));

  /** Runs a step for each gift. Gifts that fail stay selected. */
  async function each(some: readonly DonationRequest[], step: (id: number) => Promise<unknown>) {
    setPending(true);
    const failures: { id: number; problem: string | undefined }[] = [];
    for (const { id } of some) {
      await step(id).catch((reason: unknown) => failures.push({ id, problem: problemText(reason) }));
    }
    // received gifts also change the needs
    await queryClient.invalidateQueries();
    setPending(false);
    setChosen(new Set(failures.map(({ id }) => id)));
    const [first] = failures;
    if (first) {
      const title = messages.someFailed({ count: failures.length });
      toast({ title, description: first.problem, variant: 'destructive' });
    }
    return { done: some.length - failures.length, failures };
  }

  const receive = (id: number) => session.members.request('markReceived', { params: { id }, body: {} });

  async function markReceived() {
    const { done } = await each(pick(expected), receive);
    if (done > 0) toast({ title: messages.marked({ count: done }) });
  }

  async function importGifts(rows: readonly Row[], isTrial: boolean) {
    const known = rows.map(({ id = '', item = '', state = '' }) => {
      const gift = gifts.find((one) => String(one.id) === id.trim());
      return { gift, title: gift ? getTitle(gift) : item || id, state: state.trim().toLowerCase() };
    });
    const due = known.flatMap(({ gift, state }) => (gift?.state === 'promised' && state === 'received' ? [gift] : []));
    const failures = isTrial ? [] : (await each(due, receive)).failures;
    return known.map(({ gift, title, state }) => {
      const problem = gift ? failures.find(({ id }) => id === gift.id)?.problem : messages.unknownGift;
      if (problem !== undefined) return { result: 'failed' as const, title, problem };
      const isDue = gift !== undefined && due.includes(gift);
      const isWrong = !isDue && gift?.state !== state;
      if (isWrong) return { result: 'failed' as const, title, problem: messages.onlyExpected };
      return { result: isDue ? ('changed' as const) : ('unchanged' as const), title };
    });
  }

  const group = (heading: string, some: readonly DonationRequest[], action: ReactNode) =>
    some.length > 0 && (
      <Stack space="small">
        <Heading level={3} size="small">
          {heading}
        </Heading>
        <ul className={list}>
          {some.map((gift) => (
            <li key={gift.id} className={styles.row}>
              <Checkbox
                label={getTitle(gift)}
                checked={chosen.has(gift.id)}
                onCheckedChange={(isOn) =>
                  setChosen((before) => new Set([...before].filter((id) => id !== gift.id).concat(isOn ? gift.id : [])))
                }
                hint={[gift.donorName, gift.from && gift.to ? dates.span({ from: gift.from, to: gift.to }) : '']
                  .filter(Boolean)
                  .join(' · ')}
              />
              <Inline space="small">
                {gift.state === 'offered' && gift.from !== undefined && <Badge>{messages.proposed}</Badge>}
                <Link href={requestPath(gift.id)}>{messages.conversation}</Link>
              </Inline>
            </li>
          ))}
        </ul>
        <div>{action}</div>
      </Stack>
    );

  return (
    <>
      <Surface as="section" className={styles.screenOnly}>
        <Stack>
          <Heading level={2} size="large">
            {messages.gifts}
          </Heading>
          {error && !data ? (
            <LoadFailure title={messages.giftsFailed} error={error} onRetry={() => void refetch()} />
          ) : !data ? (
            <Spinner label={messages.loading} />
          ) : (
            offered.length + expected.length === 0 && <Text>{messages.noGifts}</Text>
          )}
          {group(
            messages.offered,
            offered,
            <Button tone="primary" disabled={pick(offered).length === 0} onClick={() => setDialog('accept')}>
              {messages.accept({ count: pick(offered).length })}
            </Button>,
          )}
          {group(
            messages.expected,
            expected,
            <Button busy={isPending} disabled={pick(expected).length === 0} onClick={() => void markReceived()}>
              {messages.markReceived({ count: pick(expected).length })}
            </Button>,
          )}
          {gifts.length > 0 && (
            <Inline wrap space="xsmall">
              <Button
                onClick={() =>
                  saveCsv(
                    'gifts.csv',
                    giftColumns,
                    gifts.map((gift) => [
                      gift.id,
                      getTitle(gift),
                      gift.donorName ?? '',
                      gift.state,
                      gift.from ?? '',
                      gift.to ?? '',
                    ]),
                  )
                }
              >
                {messages.exportCsv}
              </Button>
              <Button onClick={() => setDialog('import')}>{messages.importCsv}</Button>
            </Inline>
          )}
        </Stack>
      </Surface>
      {expected.length > 0 && <PickupSheet gifts={expected} getTitle={getTitle} />}
      {dialog === 'accept' && (
        <AcceptDialog
          count={pick(offered).length}
          onClose={() => setDialog(undefined)}
          onAccept={async (body) => {
            const { done } = await each(pick(offered), (id) =>
              session.members.request('acceptOffer', { params: { id }, body }),
            );
            setDialog(undefined);
            if (done > 0) toast({ title: messages.accepted({ count: done }) });
          }}
        />
      )}
      {dialog === 'import' && (
        <ImportDialog
          title={messages.importGifts}
          hint={messages.importGiftsHint}
          required={['id', 'state']}
          most={maxGifts}
          send={importGifts}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

interface AcceptDialogProps {
  count: number;
  onAccept: (time: { from: string; to: string }) => Promise<void>;
  onClose: () => void;
}

function AcceptDialog({ count, onAccept, onClose }: AcceptDialogProps) {
  const messages = useTexts(organizationPage);
  const timeError = useTimeError();
  const form = useForm({ time: emptyTime }, { check: ({ time }) => ({ 'time.day': timeError(time) }) });
  const { time } = form.values;
  const accept = async () => {
    const chosen = readTime(time).time;
    if (chosen) await onAccept(chosen);
  };
  return (
    <StepDialog
      form={form}
      title={messages.acceptTitle}
      action={messages.accept({ count })}
      onClose={onClose}
      onSubmit={accept}
    >
      <Text>{messages.acceptText}</Text>
      <TimeChoice
        legend={messages.dropOffTime}
        name="time"
        value={time}
        onChange={(next) => form.change({ time: next })}
        error={form.errors['time.day']}
      />
    </StepDialog>
  );
}
