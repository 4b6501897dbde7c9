import { useHydrated, useTexts } from '@clothesline/ui';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { layout } from '../locales/en/layout.js';
import { LaterPart } from '../lib/loading/LaterPart.js';
import { Boundary } from '../lib/failure/Boundary.js';
import { CrashNotice, renderCrash } from '../lib/failure/CrashNotice.js';
import { Announcer } from '../lib/page/Announcer.js';
import { Chat } from './chat/Chat.js';
import { Footer } from './footer/Footer.js';
import { Header } from './header/Header.js';
import { type TypedSearch, TypedSearchContext } from '../features/browse/index.js';
import { useAccount } from '../features/account/index.js';
import { HelpDialog } from '../features/help/index.js';
import { scriptNotice } from './laterParts.js';
import { MainNav } from './nav/MainNav.js';
import { TabBar } from './nav/TabBar.js';
import * as styles from './Layout.css.js';

export function Layout({ children }: { children: ReactNode }) {
  const messages = useTexts(layout);
  const typedSearch = useState<TypedSearch>();
  const { notice } = useAccount();

  return (
    <TypedSearchContext value={typedSearch}>
      <Announcer>
        <SkipLink />
        <Boundary renderFailure={renderCrash}>
          <Header />
        </Boundary>
        <MainNav />
        {notice}
        <UntilHydrated />
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

function UntilHydrated() {
  return !useHydrated() && <LaterPart as="aside" part={scriptNotice} className={styles.scriptNotice} />;
}

function SkipLink() {
  const messages = useTexts(layout);
  function skip(event: MouseEvent<HTMLAnchorElement>) {
    // don't follow the link, that would add a history entry
    event.preventDefault();
    event.currentTarget.ownerDocument.getElementById('content')?.focus();
  }
  return (
    <a href="#content" className={styles.skipLink} onClick={skip}>
      {messages.skipToContent}
    </a>
  );
}
