import { errorStatus, useClient } from '@clothesline/api-client';
import { createMembersClient, type MembersClient } from '@clothesline/api-client/members';
import { Button, ClotheslineIllustration, Text } from '@clothesline/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useCall } from '../forms/useCall.js';
import { useSite } from '../site/site.js';
import { Notice } from './Notice.js';
import { page } from './Page.css.js';

interface MailedLinkProps {
  /** Token format. */
  token: RegExp;
  texts: {
    documentTitle: (values: { site: string }) => string;
    title: string;
    text: string;
    press: string;
    pressing: string;
    doneTitle: string;
    wrongTitle: string;
    wrongText: string;
    /** Shown if the server doesn't know the token. */
    refused: string;
  };
  describe?: (members: MembersClient, token: string) => Promise<string>;
  onPress: (members: MembersClient, token: string) => Promise<string>;
  renderNext: (isDone: boolean) => ReactNode;
}

const overStatuses = new Set([404, 422]);

/** Landing page for links in emails. Requires a click because mail scanners open links too. */
export function MailedLink({ token: pattern, texts, describe, onPress, renderNext }: MailedLinkProps) {
  const client = useClient();
  const { isPending, problem, run } = useCall();
  const token = useHashToken(pattern);
  const [isOver, setOver] = useState(false);
  const [doneText, setDoneText] = useState<string>();
  const isDone = doneText !== undefined;
  const isWrong = token === undefined;

  const [text, setText] = useState<string>();
  const readText = useEffectEvent((known: string) => describe?.(createMembersClient(client), known));
  useEffect(() => {
    if (token === undefined) return;
    // fall back to the generic text
    readText(token)?.then(setText, () => {});
  }, [token]);

  const press = () =>
    void run(async () => {
      try {
        setDoneText(await onPress(createMembersClient(client), token ?? ''));
      } catch (error) {
        if (!overStatuses.has(errorStatus(error) ?? 0)) throw error;
        setOver(true);
      }
    });

  return (
    <div className={page}>
      <Notice
        illustration={<ClotheslineIllustration />}
        documentTitle={texts.documentTitle({ site: useSite().name })}
        title={isDone ? texts.doneTitle : isWrong ? texts.wrongTitle : texts.title}
        actions={
          isDone || isWrong ? (
            renderNext(isDone)
          ) : (
            <Button tone="primary" busy={isPending} onClick={press}>
              <span key={String(isPending)}>{isPending ? texts.pressing : texts.press}</span>
            </Button>
          )
        }
      >
        <Text tone="muted">{doneText ?? (isWrong ? texts.wrongText : (text ?? texts.text))}</Text>
        <div role="alert">{(problem ?? isOver) && <Text tone="danger">{problem ?? texts.refused}</Text>}</div>
      </Notice>
    </div>
  );
}

/** The token is immediately removed from the URL to exclude it from the history and from shared links. */
function useHashToken(pattern: RegExp): string | undefined {
  const [token] = useState(() => pattern.exec(window.location.hash.slice(1))?.[0]);
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search);
  }, []);
  return token;
}
