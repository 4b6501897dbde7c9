import { Dialog, Spinner, useTexts } from '@clothesline/ui';
import { useEffect, useRef } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { layout } from '../../locales/en/layout.js';
import { Deferred } from '../../lib/loading/Deferred.js';
import { createPart } from '../../lib/loading/createPart.js';
import { helpAnchors, findHelpName } from '../../lib/helpAnchors.js';

const helpText = createPart(async () => (await import('./HelpText.js')).HelpText);

/** Can be opened on top of any page, e.g. with `/explore#safety-tips`. */
export function HelpDialog() {
  const messages = useTexts(layout);
  const hash = useLocationProperty(
    () => window.location.hash,
    () => '',
  );
  const name = findHelpName(hash);
  const anchor = name && helpAnchors[name];
  const openedHere = useRef(false);

  useEffect(() => {
    const onHashChange = () => {
      openedHere.current = true;
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  function close() {
    // only go back if we pushed the entry ourselves
    if (openedHere.current) window.history.back();
    else window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    openedHere.current = false;
  }

  return (
    <Dialog open={anchor !== undefined} onOpenChange={close} title={name ? messages[name] : ''} size="large">
      {/* Don't use the anchor as an ID. Browsers would move the focus to that element, out of the dialog. */}
      <Deferred
        component={helpText.component}
        waiting={<Spinner label={messages.pageLoading} />}
        failedTitle={messages.pageFailedTitle}
      >
        {(HelpText) => anchor && <HelpText anchor={anchor} headingLevel={3} />}
      </Deferred>
    </Dialog>
  );
}
