import { Button, Heading, SendIcon, Text, TextArea, useLatest, useTexts, VisuallyHidden } from '@clothesline/ui';
import { failureKind } from '@clothesline/api-client';
import { type DonationRequest, memberLimits, type Message } from '@clothesline/api-client/members';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useDates } from '../../lib/language/useDates.js';
import { useFailureText } from '../../lib/failure/useFailureTexts.js';
import { requests } from '../../locales/en/requests.js';
import { useMessages, useNotices, useReloadRequests } from './hand-over/queries.js';
import { useServerText } from '../../lib/language/useServerText.js';
import { Form } from '../../lib/forms/Form.js';
import { useForm } from '../../lib/forms/useForm.js';
import type { Session } from '../account/index.js';
import { ReportButton } from '../moderation/index.js';
import * as styles from './Conversation.css.js';

const excerptLength = 40;

/** Show the counter once there are this few characters left. */
const countFrom = 200;

interface ConversationProps {
  session: Session;
  request: DonationRequest;
  other: string;
  isBlocked: boolean;
}

export function Conversation({ session, request, other, isBlocked }: ConversationProps) {
  const failureText = useFailureText();
  const messages = useTexts(requests);
  const { messages: newest = [], earlierMessages, readByOther, unread, canWrite } = request;
  const earlier = useMessages(session, request.id);
  const lines = joinMessages(newest, earlier.data?.pages.flatMap(({ items }) => items) ?? []);
  const hasEarlier = earlier.data ? earlier.hasNextPage : earlierMessages !== undefined;
  const [hadBox] = useState(canWrite !== false);
  useReadMarks(session, request.id, unread === 0 ? undefined : lines.at(-1)?.id);
  const seen = lines.findLast(({ id, authorId }) => authorId === session.account.id && id <= (readByOther ?? 0))?.id;
  return (
    <div className={styles.conversation}>
      <Heading level={3} size="medium">
        {messages.messages}
      </Heading>
      {lines.length === 0 && <Text tone="muted">{messages.noMessages}</Text>}
      {hasEarlier && (
        <Button tone="quiet" size="small" busy={earlier.isFetchingNextPage} onClick={() => void showEarlier(earlier)}>
          {messages.showEarlier}
        </Button>
      )}
      {earlier.isError && (
        <Text tone="muted" role="alert">
          {failureText(earlier.error)}
        </Text>
      )}
      <div role="log" aria-label={messages.messages}>
        <ol className={styles.list}>
          {lines.map((line) => (
            <Line
              key={line.id}
              line={line}
              ownId={session.account.id}
              other={other}
              isDonor={request.donorId === session.account.id}
              isSeen={line.id === seen}
            />
          ))}
        </ol>
      </div>
      {isBlocked ? (
        <Text tone="muted">{messages.blocked({ name: other })}</Text>
      ) : canWrite === false ? (
        <Closed hadBox={hadBox} />
      ) : (
        <Composer session={session} requestId={request.id} />
      )}
    </div>
  );
}

/** The request already includes the newest messages, so the first page has to be skipped. */
async function showEarlier({ data, fetchNextPage }: ReturnType<typeof useMessages>) {
  if (!data) await fetchNextPage();
  await fetchNextPage();
}

function joinMessages(newest: readonly Message[], others: readonly Message[]): Message[] {
  const byId = new Map([...others, ...newest].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((one, other) => one.id - other.id);
}

interface LineProps {
  line: Message;
  ownId: number;
  other: string;
  isDonor: boolean;
  isSeen: boolean;
}

/** Phrases system messages from the reader's point of view. */
function useLineText() {
  const messages = useTexts(requests);
  const serverText = useServerText();
  return ({ content, code = '' }: Message, isDonor: boolean): string => {
    const own: Readonly<Partial<Record<string, string>>> = messages.ownLines[isDonor ? 'donor' : 'asker'];
    return (Object.hasOwn(own, code) && own[code]) || serverText({ message: content, code });
  };
}

function Line({ line, ownId, other, isDonor, isSeen }: LineProps) {
  const dates = useDates();
  const messages = useTexts(requests);
  const lineText = useLineText();
  const { id, authorId, content, code, createdAt, hiddenFor } = line;
  const kind = authorId === null ? 'system' : authorId === ownId ? 'own' : 'other';
  return (
    <li className={styles.message[kind]}>
      {kind !== 'system' && <VisuallyHidden>{`${kind === 'own' ? messages.you : other}: `}</VisuallyHidden>}
      <p className={styles.text} dir="auto">
        {kind === 'system' || code !== undefined ? lineText(line, isDonor) : content}
      </p>
      <span className={styles.meta}>
        <time dateTime={createdAt}>{dates.moment(createdAt)}</time>
        {isSeen && <span> · {messages.seen}</span>}
      </span>
      {hiddenFor !== undefined && <p className={styles.text}>{messages.hiddenFor({ reason: hiddenFor })}</p>}
      {kind === 'other' && (
        <ReportButton
          target={{ kind: 'message', id }}
          tone="quiet"
          size="small"
          excerpt={content.slice(0, excerptLength)}
        />
      )}
    </li>
  );
}

/** Replaces the message box, so it takes over the focus. */
function Closed({ hadBox }: { hadBox: boolean }) {
  const messages = useTexts(requests);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hadBox && document.activeElement === document.body) line.current?.focus();
  }, [hadBox]);
  return (
    <div ref={line} role="status" tabIndex={-1}>
      <Text tone="muted">{messages.closed}</Text>
    </div>
  );
}

function Composer({ session, requestId }: { session: Session; requestId: number }) {
  const messages = useTexts(requests);
  const reload = useReloadRequests(session);
  const form = useForm({ message: '' });
  const content = form.values.message;
  const left = memberLimits.message - [...content].length;
  const canSend = content.trim() !== '' && left >= 0;

  async function send() {
    if (!canSend) return;
    const body = { content };
    try {
      await session.members.request('writeMessage', { params: { id: requestId }, body, key: form.keys.of(body) });
    } catch (error) {
      // the conversation may have been closed in the meantime
      if (failureKind(error) === 'notAllowed') await reload();
      throw error;
    }
    form.keys.settle(body);
    form.change({ message: '' });
    await reload();
  }

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.submit(send);
  };

  return (
    <Form form={form} onSend={send} className={styles.composer}>
      <TextArea
        {...form.field('message')}
        label={messages.write}
        rows={2}
        dir="auto"
        placeholder={messages.writeHint}
        onKeyDown={handleKey}
        hint={left <= countFrom ? messages.charactersLeft({ left }) : undefined}
        error={form.problem && `${messages.notSent} ${form.problem}`}
      />
      <div>
        <Button type="submit" busy={form.isPending} disabled={!canSend} icon={<SendIcon />}>
          {messages.send}
        </Button>
      </div>
    </Form>
  );
}

/**
 * Marks messages and notices as read once they're visible.
 * @param messageId Undefined if everything has been read
 */
function useReadMarks(session: Session, id: number, messageId: number | undefined): void {
  const { data: notices = [] } = useNotices(session);
  const ids = notices.filter(({ isRead, requestId }) => !isRead && requestId === id).map((notice) => notice.id);
  useWhenSeen(session, messageId, () =>
    session.members.request('markRead', { params: { id }, body: { messageId: messageId ?? 0 } }),
  );
  useWhenSeen(session, ids.length === 0 ? undefined : ids.join(), () =>
    session.members.request('readNotices', { body: { ids } }),
  );
}

/** Reports each value once, while the page is visible. If that fails, the next value will cover it. */
function useWhenSeen(session: Session, seen: number | string | undefined, tell: () => Promise<unknown>): void {
  const latest = useLatest(tell);
  const reload = useLatest(useReloadRequests(session));
  useEffect(() => {
    if (seen === undefined) return;
    const mark = () => {
      if (document.hidden) return;
      latest
        .current()
        .then(() => reload.current())
        .catch(() => {});
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [session, seen, latest, reload]);
}
