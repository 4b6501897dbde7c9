import { Button, ClotheslineIllustration, Text, useTexts } from '@clothesline/ui';
import { type Client, useClient } from '@clothesline/api-client';
import { createMembersClient, signInSchema } from '@clothesline/api-client/members';
import { useEffect, useRef, useState } from 'react';
import { signInPage } from '../../locales/en/signInPage.js';
import { paths } from '../../lib/routing/paths.js';
import { type Session, useAccount } from './AccountContext.js';
import { createSession, isUnnamed } from './createSession.js';
import { NameStep } from './NameStep.js';
import { PasskeyButton } from './PasskeyButton.js';
import { signInWithPasskey } from './passkeys.js';
import { useCall } from '../../lib/forms/useCall.js';
import { Notice } from '../../lib/page/Notice.js';
import { page } from '../../lib/page/Page.css.js';
import { useSite } from '../../lib/site/site.js';

/**
 * Landing page for emailed sign-in links. Requires a click because mail scanners open links too. The code is
 * immediately removed from the URL.
 */
export function SignInPage() {
  const { session } = useAccount();
  const [{ link, isFromMail }] = useState(() => ({
    link: readSignInLink(window.location.hash),
    isFromMail: window.location.hash !== '',
  }));
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search);
  }, []);
  return (
    <div className={page}>
      {session ? (
        <SignedInNotice session={session} />
      ) : link ? (
        <SignIn link={link} />
      ) : (
        <SignInByHand isFromMail={isFromMail} />
      )}
    </div>
  );
}

function SignIn({ link }: { link: { email: string; otp: string } }) {
  const messages = useTexts(signInPage);
  const client = useClient();
  const { enter, signIn } = useAccount();
  const { isPending, problem, run } = useCall();
  const site = useSite();
  /** Codes can only be used once, so a retry must skip this call. */
  const isSpent = useRef(false);

  const press = () =>
    void run(async () => {
      const members = createMembersClient(client);
      if (!isSpent.current) await members.request('signIn', { body: link });
      isSpent.current = true;
      enter(createSession(client, await members.request('getAccount')));
    }, messages.refused);

  const withPasskey = () => void run(async () => enter(await enterWithPasskey(client)));

  return (
    <Notice
      illustration={<ClotheslineIllustration />}
      documentTitle={messages.documentTitle({ site: site.name })}
      title={messages.title}
      actions={
        <>
          <Button tone="primary" busy={isPending} onClick={press}>
            <span key={String(isPending)}>{isPending ? messages.signingIn : messages.signIn}</span>
          </Button>
          {problem && <Button onClick={signIn}>{messages.newCode}</Button>}
          {problem && <PasskeyButton disabled={isPending} onClick={withPasskey} />}
        </>
      }
    >
      <Text tone="muted">{messages.text({ email: link.email })}</Text>
      <div role="alert">{problem && <Text tone="danger">{problem}</Text>}</div>
    </Notice>
  );
}

async function enterWithPasskey(client: Client): Promise<Session> {
  const members = createMembersClient(client);
  await signInWithPasskey(members);
  return createSession(client, await members.request('getAccount'));
}

function SignInByHand({ isFromMail }: { isFromMail: boolean }) {
  const messages = useTexts(signInPage);
  const client = useClient();
  const { enter, signIn } = useAccount();
  const { isPending, problem, run } = useCall();
  return (
    <Notice
      illustration={<ClotheslineIllustration />}
      documentTitle={messages.documentTitle({ site: useSite().name })}
      title={isFromMail ? messages.wrongTitle : messages.title}
      actions={
        <>
          <Button tone="primary" disabled={isPending} onClick={signIn}>
            {isFromMail ? messages.newCode : messages.signIn}
          </Button>
          <PasskeyButton
            disabled={isPending}
            onClick={() => void run(async () => enter(await enterWithPasskey(client)))}
          />
        </>
      }
    >
      <Text tone="muted">{isFromMail ? messages.wrongText : messages.byHandText}</Text>
      <div role="alert">{problem && <Text tone="danger">{problem}</Text>}</div>
    </Notice>
  );
}

function SignedInNotice({ session }: { session: Session }) {
  const messages = useTexts(signInPage);
  const { change } = useAccount();
  const [isAsked, setAsked] = useState(false);
  const name = session.account.displayName;
  return (
    <Notice
      illustration={<ClotheslineIllustration />}
      documentTitle={messages.documentTitle({ site: useSite().name })}
      title={messages.inTitle}
      actions={
        <>
          <Button tone="primary" href={paths.requests}>
            {messages.requests}
          </Button>
          <Button href={paths.explore}>{messages.browse}</Button>
        </>
      }
    >
      {!isAsked && isUnnamed(session.account) ? (
        <NameStep
          session={session}
          onDone={({ account }) => {
            setAsked(true);
            change(account);
          }}
        />
      ) : (
        <Text tone="muted">{messages.inText({ name })}</Text>
      )}
    </Notice>
  );
}

/** Reads the email and code from the URL hash. Returns `undefined` if it isn't a sign-in link. */
function readSignInLink(hash: string): { email: string; otp: string } | undefined {
  const words = new URLSearchParams(hash.slice(1));
  const result = signInSchema.safeParse({ email: words.get('email'), otp: words.get('code') });
  return result.success ? result.data : undefined;
}
