import { Button, Heading, Inline, Link, Spinner, Stack, Surface, Text, useTexts } from '@clothesline/ui';
import { createWriteKeys, useApi, useCurrentLocation } from '@clothesline/api-client';
import { memberLimits, type Wish } from '@clothesline/api-client/members';
import { useState } from 'react';
import { useServerText } from '../../lib/language/useServerText.js';
import { list } from '../../lib/page/Lists.css.js';
import { wishPath } from '../../lib/routing/paths.js';
import { organizationPage } from '../../locales/en/organizationPage.js';
import { LoadFailure, type Session } from '../account/index.js';
import { CloseWish, useOwnWishes, WishFacts, wishPlace } from '../wishes/index.js';
import { needColumns, saveCsv, toNeedInput, toNeedRow, type Row } from './csv.js';
import { ImportDialog } from './ImportDialog.js';
import { NeedDialog } from './NeedDialog.js';
import * as styles from './Organization.css.js';

export function Needs({ session }: { session: Session }) {
  const messages = useTexts(organizationPage);
  const serverText = useServerText();
  const { queryClient } = useApi();
  const { location } = useCurrentLocation();
  const place = location && wishPlace(location);
  const { data, error, refetch } = useOwnWishes(session);
  const [keys] = useState(createWriteKeys);
  const [dialog, setDialog] = useState<'add' | 'import' | Wish>();
  const close = () => setDialog(undefined);
  const open = data?.filter(({ state }) => state === 'open').toReversed() ?? [];

  async function send(rows: readonly Row[], isTrial: boolean) {
    const needs = rows.map(toNeedInput);
    if (!place) return [];
    const body = { needs, isTrial, ...place };
    // retrying after a lost response doesn't add duplicates
    const results = await session.members.request('saveNeeds', { body, key: keys.of(body) });
    if (!isTrial) await queryClient.invalidateQueries();
    return results.map(({ result, issues }, index) => ({
      result,
      title: needs[index]?.title ?? '',
      problem: issues
        ?.map(({ path, ...text }) => `${path === 'endsAt' ? 'until' : path}: ${serverText(text)}`)
        .join('; '),
    }));
  }

  return (
    <Surface as="section" className={styles.screenOnly}>
      <Stack>
        <Heading level={2} size="large">
          {messages.needs}
        </Heading>
        {error && !data ? (
          <LoadFailure title={messages.needsFailed} error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Spinner label={messages.loading} />
        ) : open.length === 0 ? (
          <Text>{messages.noNeeds}</Text>
        ) : (
          <ul className={list}>
            {open.map((need) => (
              <li key={need.id} className={styles.row}>
                <div>
                  <Link href={wishPath(need.id)} dir="auto">
                    {need.title}
                  </Link>
                  <br />
                  <WishFacts wish={need} />
                </div>
                <Inline wrap space="xsmall">
                  <Button
                    size="small"
                    aria-label={messages.editNeed({ title: need.title })}
                    onClick={() => setDialog(need)}
                  >
                    {messages.edit}
                  </Button>
                  <CloseWish wish={need} size="small" session={session} onClosed={() => void refetch()} />
                </Inline>
              </li>
            ))}
          </ul>
        )}
        <Inline wrap space="xsmall">
          <Button tone="primary" disabled={!place} onClick={() => setDialog('add')}>
            {messages.add}
          </Button>
          <Button disabled={!place} onClick={() => setDialog('import')}>
            {messages.importCsv}
          </Button>
          {open.length > 0 && (
            <Button onClick={() => saveCsv('needs.csv', needColumns, open.map(toNeedRow))}>{messages.exportCsv}</Button>
          )}
        </Inline>
      </Stack>
      {dialog === 'add' && place && <NeedDialog session={session} place={place} onClose={close} />}
      {dialog === 'import' && (
        <ImportDialog
          title={messages.importNeeds}
          hint={messages.importNeedsHint}
          required={['title', 'amount']}
          most={memberLimits.needs.lines}
          send={send}
          onClose={close}
        />
      )}
      {typeof dialog === 'object' && place && (
        <NeedDialog session={session} place={place} need={dialog} onClose={close} />
      )}
    </Surface>
  );
}
