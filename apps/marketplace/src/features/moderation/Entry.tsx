import { Badge, type BadgeProps, Button, Heading, Inline, Link, Stack, Surface, Text, useTexts } from '@clothesline/ui';
import type { ModerationAction, ModerationEntry, ModerationState } from '@clothesline/api-client/members';
import { type ReactNode, useState } from 'react';
import type { Session } from '../account/index.js';
import { reporting } from '../../locales/en/reporting.js';
import { useDates } from '../../lib/language/useDates.js';
import { moderation } from '../../locales/en/moderation.js';
import { donationPath, personPath, wishPath } from '../../lib/routing/paths.js';
import { listReasons } from './listReasons.js';
import * as lists from '../../lib/page/Lists.css.js';
import { picture } from './Entry.css.js';
import { ContactActions } from './ContactActions.js';
import { actionText, DecisionDialog } from './DecisionDialog.js';

const tones: Record<ModerationState, BadgeProps['tone']> = {
  open: 'highlight',
  hidden: 'danger',
  suspended: 'danger',
  dismissed: 'neutral',
  restored: 'success',
  confirmed: 'success',
};

interface EntryProps {
  session: Session;
  entry: ModerationEntry;
  onDecided: () => void;
}

export function Entry({ session, entry, onDecided }: EntryProps) {
  const dates = useDates();
  const messages = useTexts(moderation);
  const reportTexts = useTexts(reporting);
  const { kind, state, reasons, words, createdAt, target, acts = [], past = [] } = entry;
  const [chosen, setChosen] = useState<ModerationAction>();
  const name = targetName(entry, messages);
  const contact = kind === 'contact' ? readContact(words[0]) : undefined;
  return (
    <Surface as="li">
      <Stack>
        <Inline wrap space="xsmall">
          <Badge>{messages.kinds[kind]}</Badge>
          <Badge key={state} tone={tones[state]}>
            {messages.states[state]}
          </Badge>
          <Text size="small" tone="muted">
            <time dateTime={createdAt}>{messages.reportedAt({ moment: dates.moment(createdAt) })}</time>
          </Text>
        </Inline>
        <Heading level={3} size="medium" dir="auto">
          <TargetLink entry={entry}>{name}</TargetLink>
        </Heading>
        {kind === 'donation' && target?.image && <img src={target.image} alt={messages.picture} className={picture} />}
        <dl className={lists.facts}>
          {target?.personId != null && kind !== 'person' && (
            <Fact term={messages.by}>
              <Link href={personPath(target.personId)}>
                <bdi>{target.displayName ?? messages.user({ id: target.personId })}</bdi>
              </Link>
            </Fact>
          )}
          {target?.text && <Fact term={messages.says}>{target.text}</Fact>}
          {kind !== 'contact' && kind !== 'organization' && (
            <Fact term={messages.reasons}>
              {reasons.map((reason) => listReasons(reportTexts, kind)[reason]).join('\n')}
            </Fact>
          )}
          {contact?.email !== undefined && <Fact term={messages.contactFrom}>{contact.email}</Fact>}
          {contact && <Fact term={messages.says}>{contact.words}</Fact>}
          {words.length > 0 && !contact && (
            <Fact term={messages.words}>{words.map((text) => messages.quoted({ words: text })).join('\n')}</Fact>
          )}
          {target?.joinedAt && (
            <Fact term={messages.account}>
              {messages.accountSince({ day: dates.day(target.joinedAt), donations: target.donations ?? 0 })}
            </Fact>
          )}
          {past.length > 0 && (
            <Fact term={messages.past}>
              {past
                .map((one) =>
                  messages.pastAct({
                    kind: messages.kinds[one.kind],
                    what: messages.states[outcome[one.action]],
                    day: dates.day(one.createdAt),
                    reason: one.reason,
                  }),
                )
                .join('\n')}
            </Fact>
          )}
          {target?.suspendedFor && <Fact term={messages.suspendedFor}>{target.suspendedFor}</Fact>}
          {acts.length > 0 && (
            <Fact term={messages.acts}>
              {acts
                .map(({ moderatorId, action, reason, createdAt: moment }) => {
                  const who = moderatorId === session.account.id ? messages.you : messages.user({ id: moderatorId });
                  return messages.act({
                    what: messages.states[outcome[action]],
                    who,
                    moment: dates.moment(moment),
                    reason,
                  });
                })
                .join('\n')}
            </Fact>
          )}
        </dl>
        {contact && (
          <ContactActions
            session={session}
            id={entry.id}
            email={contact.email}
            isOpen={state === 'open'}
            onDecided={onDecided}
          />
        )}
        <Inline wrap space="xsmall">
          {listActions(entry).map((action) => (
            <Button
              key={action}
              size="small"
              aria-label={messages.actionOn({ action: messages.actions[actionText(action, kind)], what: name })}
              onClick={() => setChosen(action)}
            >
              {messages.actions[actionText(action, kind)]}
            </Button>
          ))}
        </Inline>
      </Stack>
      {chosen && (
        <DecisionDialog
          session={session}
          id={entry.id}
          kind={kind}
          name={chosen === 'suspend' ? (target?.displayName ?? name) : name}
          canSuspend={listActions(entry).includes('suspend')}
          action={chosen}
          onClose={() => setChosen(undefined)}
          onDecided={onDecided}
        />
      )}
    </Surface>
  );
}

function TargetLink({ entry: { kind, targetId, target }, children }: { entry: ModerationEntry; children: ReactNode }) {
  if (kind === 'person' || kind === 'organization') return <Link href={personPath(targetId)}>{children}</Link>;
  if (kind === 'wish') return <Link href={wishPath(targetId)}>{children}</Link>;
  return target?.donationId === undefined ? children : <Link href={donationPath(target.donationId)}>{children}</Link>;
}

const outcome: Record<ModerationAction, ModerationState> = {
  hide: 'hidden',
  restore: 'restored',
  suspend: 'suspended',
  dismiss: 'dismissed',
  confirm: 'confirmed',
};

/** If the reported content has been deleted, all that's left is to dismiss the report. */
function listActions({ kind, state, target }: ModerationEntry): ModerationAction[] {
  if (state === 'hidden' || state === 'suspended') return ['restore'];
  const isThere = target?.text !== undefined || target?.title !== undefined || target?.displayName !== undefined;
  return [
    ...(kind === 'organization' && isThere && state !== 'confirmed' ? (['confirm'] as const) : []),
    ...(isThere && kind !== 'person' ? (['hide'] as const) : []),
    ...(target?.displayName !== undefined && target.suspendedFor === undefined ? (['suspend'] as const) : []),
    ...(state === 'open' && kind !== 'contact' && kind !== 'organization' ? (['dismiss'] as const) : []),
  ];
}

/** The sender's email address is on the last line. */
function readContact(text = ''): { words: string; email?: string } {
  const lines = text.split('\n');
  const email = lines.at(-1) ?? '';
  return /^[^\s@]+@[^\s@]+$/.test(email) ? { words: lines.slice(0, -1).join('\n'), email } : { words: text };
}

function targetName({ kind, targetId, target }: ModerationEntry, messages: typeof moderation): string {
  if (kind === 'contact') return messages.contactName;
  if (kind === 'person') return target?.displayName ?? messages.user({ id: targetId });
  if (target?.title === undefined) return messages.gone({ kind: messages.kinds[kind], id: targetId });
  return kind === 'message' ? messages.messageAbout({ title: target.title }) : target.title;
}

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
