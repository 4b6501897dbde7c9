import { useLatest, useTexts, useToast } from '@clothesline/ui';
import { ClientProvider, useApi, useClient, withAccount } from '@clothesline/api-client';
import { Fragment, type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  AccountContext,
  type AccountModel,
  type Session,
  sessionEnded,
  signedIn,
  signedInKey,
} from '../../features/account/index.js';
import { account as accountTexts } from '../../locales/en/account.js';
import { loadChunk } from '../../lib/loading/loadChunk.js';
import { Boundary } from '../../lib/failure/Boundary.js';
import { CrashNotice } from '../../lib/failure/CrashNotice.js';
import { useFailureToast } from '../../lib/failure/useFailureToast.js';
import type * as accountChunk from './accountChunk.js';

/** Lazy-loaded, only signed-in visitors need it */
type AccountChunk = typeof accountChunk;

const loadAccountChunk = () => loadChunk(() => import('./accountChunk.js'));

export function AccountProvider({ children }: { children: ReactNode }) {
  const messages = useTexts(accountTexts);
  const plainClient = useClient();
  const { queryClient } = useApi();
  const { toast } = useToast();
  const showFailure = useFailureToast();
  const signedInId = useSyncExternalStore(signedIn.subscribe, signedIn.read, () => null);
  const isSignedIn = signedInId !== null;
  const [lastSession, setSession] = useState<Session>();
  // hide the previous account right away if someone else signs in from another tab
  const session = lastSession?.account.id === signedInId ? lastSession : undefined;
  const shownId = useLatest(session?.account.id);
  const latestSession = useLatest(lastSession);
  const client = useMemo(
    () =>
      withAccount(plainClient, {
        // public reads aren't tied to an account
        accountId: (method) => (method === 'GET' ? undefined : shownId.current),
        onOther: signedIn.write,
      }),
    [plainClient, shownId],
  );
  const [isLeaving, setLeaving] = useState(false);
  const following = isLeaving ? undefined : session;
  const [loaded, setLoaded] = useState<AccountChunk>();
  const [isOpen, setOpen] = useState(false);
  // used as a key to remount the page when a different person signs in
  const [person, setPerson] = useState(0);
  const forget = useCallback(() => {
    queryClient.clear();
    setPerson((count) => count + 1);
  }, [queryClient]);
  const clearDevice = useCallback(async () => {
    await (await loadAccountChunk()).clearPersonalData();
    forget();
  }, [forget]);
  const claimDevice = useCallback(
    async (id: number) => {
      if (await (await loadAccountChunk()).claimDevice(id)) forget();
    },
    [forget],
  );

  useEffect(() => {
    // signing out in another tab removes the key
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === signedInKey && newValue === null) forget();
    };
    globalThis.addEventListener('storage', onStorage);
    return () => globalThis.removeEventListener('storage', onStorage);
  }, [forget]);

  useEffect(() => {
    if (!isSignedIn) return;
    let isGone = false;
    const look = async () => {
      const chunk = await loadAccountChunk();
      const found = await chunk.readSession(plainClient);
      if (found) await claimDevice(found.account.id);
      else chunk.dropAlerts();
      if (isGone) return;
      setLoaded(chunk);
      // reuse the session object for the same person, so its clients stay stable
      setSession((last) =>
        last && last.account.id === found?.account.id ? { ...last, account: found.account } : found,
      );
      signedIn.write(found?.account.id ?? null);
      const last = latestSession.current;
      if (found && last && last.account.id !== found.account.id) {
        toast({ title: messages.signedInNow({ name: found.account.displayName }) });
      }
    };
    const lookAgain = () => void look().catch(() => {});
    const lookIfVisible = () => void (document.hidden || lookAgain());
    lookAgain();
    globalThis.addEventListener('online', lookAgain);
    globalThis.addEventListener('pageshow', lookIfVisible);
    document.addEventListener('visibilitychange', lookIfVisible);
    return () => {
      isGone = true;
      globalThis.removeEventListener('online', lookAgain);
      globalThis.removeEventListener('pageshow', lookIfVisible);
      document.removeEventListener('visibilitychange', lookIfVisible);
    };
  }, [plainClient, signedInId, isSignedIn, latestSession, messages, toast, claimDevice]);

  const enter = useCallback(
    async (found: Session) => {
      setOpen(false);
      await claimDevice(found.account.id);
      setSession(found);
      signedIn.write(found.account.id);
      const { displayName, suspendedFor } = found.account;
      const description = suspendedFor === null ? undefined : messages.suspended({ reason: suspendedFor });
      toast({ title: messages.signedIn({ name: displayName }), description });
      await queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    },
    [messages, toast, claimDevice, queryClient],
  );

  const reason = session?.account.suspendedFor ?? null;
  const model = useMemo((): AccountModel => {
    async function open() {
      setOpen(true);
      try {
        setLoaded(await loadAccountChunk());
      } catch (error) {
        setOpen(false);
        await showFailure(messages.failed, error);
      }
    }
    return {
      session,
      isSignedIn,
      inbox: following && loaded?.makeInbox(following),
      notice: reason !== null && loaded && <loaded.SuspendedNotice reason={reason} />,
      signIn: () => void open(),
      enter: (found) => void enter(found),
      clearDevice,
      async signOut({ keepPage = false } = {}) {
        // stop streams and polling first, otherwise they'd fail once the session is gone
        setLeaving(true);
        try {
          await session?.members.request('signOut', { body: {} });
          await (keepPage ? loaded?.clearPersonalData() : clearDevice());
          setSession(undefined);
        } finally {
          setLeaving(false);
        }
      },
      change: (account) => setSession((now) => now && { ...now, account }),
    };
  }, [session, reason, following, isSignedIn, loaded, messages, enter, showFailure, clearDevice]);

  const askAgain = useLatest(model.signIn);
  useEffect(() => {
    // the page keeps its forms, so that they can be sent after signing in
    const onEnded = () => askAgain.current();
    globalThis.addEventListener(sessionEnded, onEnded);
    return () => globalThis.removeEventListener(sessionEnded, onEnded);
  }, [askAgain]);
  return (
    <AccountContext value={model}>
      <ClientProvider client={client}>
        <Fragment key={person}>{children}</Fragment>
      </ClientProvider>
      {following && loaded && <loaded.Changes session={following} />}
      {loaded && (
        <Boundary renderFailure={() => <CrashNotice title={messages.crashed} onClose={() => setLoaded(undefined)} />}>
          <loaded.AccountDialogs
            session={session}
            open={isOpen}
            onClose={() => setOpen(false)}
            client={plainClient}
            onSignedIn={model.enter}
          />
        </Boundary>
      )}
    </AccountContext>
  );
}
