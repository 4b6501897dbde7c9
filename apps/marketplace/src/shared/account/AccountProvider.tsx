import { createStoredValue, useClient } from '@clothesline/api-client';
import { useToast } from '@clothesline/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { loadChunk } from '../deferred/loadChunk.js';
import { Boundary } from '../failure/Boundary.js';
import { CrashNotice } from '../failure/CrashNotice.js';
import { useFailureToast } from '../failure/useFailureToast.js';
import { AccountContext, type AccountModel, type Session } from './AccountContext.js';
import { accountMessages as messages } from './messages.js';
import type * as room from './room.js';

/** Where the device stores whether somebody signed in: without it the server is not asked, and no code for it is loaded. */
export const signedInKey = 'clothesline_signed_in';

const signedIn = createStoredValue({ key: signedInKey, parse: (text) => text === 'true' });

/** What is loaded once somebody signs in. */
type Room = typeof room;

const loadRoom = () => loadChunk(() => import('./room.js'));

/** Holds who is signed in, and the dialog that signs in. */
export function AccountProvider({ children }: { children: ReactNode }) {
  const client = useClient();
  const { toast } = useToast();
  const tellFailed = useFailureToast();
  const isSignedIn = useSyncExternalStore(signedIn.subscribe, signedIn.read, () => false);
  const [lastSession, setSession] = useState<Session>();
  const session = isSignedIn ? lastSession : undefined;
  const [isLeaving, setLeaving] = useState(false);
  const following = isLeaving ? undefined : session;
  const [loaded, setRoom] = useState<Room>();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isSignedIn) return;
    let isGone = false;
    const look = async () => {
      const room = await loadRoom();
      const found = await room.readSession(client);
      if (isGone) return;
      setRoom(room);
      setSession(found);
      if (!found) signedIn.write(false);
    };
    // Where the server does not answer nobody knows who is signed in: the next connection tells.
    const lookAgain = () => void look().catch(() => {});
    lookAgain();
    globalThis.addEventListener('online', lookAgain);
    return () => {
      isGone = true;
      globalThis.removeEventListener('online', lookAgain);
    };
  }, [client, isSignedIn]);

  const enter = useCallback(
    (found: Session) => {
      setOpen(false);
      setSession(found);
      signedIn.write(true);
      const { displayName, suspendedFor } = found.account;
      const description = suspendedFor === null ? undefined : messages.suspended(suspendedFor);
      toast({ title: messages.signedIn(displayName), description });
    },
    [toast],
  );

  const model = useMemo((): AccountModel => {
    async function open() {
      setOpen(true);
      try {
        setRoom(await loadRoom());
      } catch (error) {
        setOpen(false);
        await tellFailed(messages.failed, error);
      }
    }
    return {
      session,
      isSignedIn,
      inbox: following && loaded?.inboxOf(following),
      signIn: () => void open(),
      enter,
      async signOut() {
        // What listens and polls would be refused as soon as the server has ended the session.
        setLeaving(true);
        try {
          await session?.members.request('signOut', { body: {} });
          signedIn.write(false);
        } finally {
          setLeaving(false);
        }
      },
      change: (account) => setSession((now) => now && { ...now, account }),
    };
  }, [session, following, isSignedIn, loaded, enter, tellFailed]);

  return (
    <AccountContext value={model}>
      {children}
      {following && loaded && <loaded.Changes session={following} />}
      {loaded && (
        <Boundary renderFailure={() => <CrashNotice title={messages.crashed} onClose={() => setRoom(undefined)} />}>
          <loaded.RoomDialogs
            session={session}
            open={isOpen}
            onClose={() => setOpen(false)}
            client={client}
            onSignedIn={enter}
          />
        </Boundary>
      )}
    </AccountContext>
  );
}
