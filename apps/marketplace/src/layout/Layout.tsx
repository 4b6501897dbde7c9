import { useHydrated, useTexts } from '@clothesline/ui';
import { type ReactNode, useState } from 'react';
import { layout } from '../locales/en/layout.js';
import { useLinkDelegation } from '../routing/useLinkDelegation.js';
import { usePrefetch } from '../routing/usePrefetch.js';
import { useScrollOnArrival } from '../routing/useScrollOnArrival.js';
import type { Screen } from '../routing/screenList.js';
import { type TypedSearch, TypedSearchContext } from '../routing/typedSearch.js';
import { useAccount } from '../shared/account/AccountContext.js';
import { LaterPart } from '../shared/deferred/LaterPart.js';
import { Boundary } from '../shared/failure/Boundary.js';
import { CrashNotice, renderCrash } from '../shared/failure/CrashNotice.js';
import { Announcer } from '../shared/page/Announcer.js';
import { Chat } from './chat/Chat.js';
import { Footer } from './footer/Footer.js';
import { Header } from './header/Header.js';
import { HelpDialog } from './help/HelpDialog.js';
import * as styles from './Layout.css.js';
import { scriptNotice } from './laterParts.js';
import { MainNav } from './nav/MainNav.js';
import { SkipLink } from './nav/SkipLink.js';
import { TabBar } from './nav/TabBar.js';

interface LayoutProps {
  screens: readonly Screen[];
  children: ReactNode;
}

/** Wraps every page in header, footer, tab bar and assistant (spec §2), and makes its links work. */
export function Layout({ screens, children }: LayoutProps) {
  const messages = useTexts(layout);
  const isHydrated = useHydrated();
  const { notice } = useAccount();
  useLinkDelegation();
  useScrollOnArrival();
  usePrefetch(screens);

  return (
    <TypedSearchContext value={useState<TypedSearch>()}>
      <Announcer>
        <SkipLink />
        <Boundary renderFailure={renderCrash}>
          <Header />
        </Boundary>
        <MainNav />
        {notice}
        {!isHydrated && <LaterPart as="aside" part={scriptNotice} className={styles.scriptNotice} />}
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer />
        <TabBar />
        <Chat />
        <Boundary renderFailure={() => <CrashNotice title={messages.helpCrashed} />}>
          <HelpDialog />
        </Boundary>
      </Announcer>
    </TypedSearchContext>
  );
}
