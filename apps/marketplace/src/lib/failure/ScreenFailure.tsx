import { Button, ErrorIllustration, Text, useTexts } from '@clothesline/ui';
import { useEffect } from 'react';
import { failure } from '../../locales/en/failure.js';
import { paths } from '../routing/paths.js';
import { Notice } from '../page/Notice.js';
import { useSite } from '../site/site.js';
import type { FailureProps } from './PartFailure.js';
import { useFailureTexts } from './useFailureTexts.js';

/**
 * A screen whose code did not load, or that failed: a page with its own title and navigation. After a release the page
 * first reloads automatically.
 */
export function ScreenFailure({ title, error, onRetry, isRepeated }: FailureProps) {
  const messages = useTexts(failure);
  const { title: cause = title, text, needsReload } = useFailureTexts(error);
  const { name } = useSite();
  const reloads = needsReload || isRepeated;
  useEffect(() => {
    if (needsReload) reloadOnce();
  }, [needsReload]);
  return (
    <Notice
      illustration={<ErrorIllustration />}
      documentTitle={`${cause} - ${name}`}
      title={cause}
      actions={
        <>
          <Button tone="primary" onClick={reloads ? () => window.location.reload() : onRetry}>
            {reloads ? messages.reload : messages.tryAgain}
          </Button>
          <Button href={paths.home}>{messages.home}</Button>
        </>
      }
    >
      <div role="alert">
        <Text tone="muted">{text}</Text>
      </div>
    </Notice>
  );
}

const key = 'clothesline_reloaded';

/** Ms in which a page reloads automatically only once: servers with two releases could otherwise make it loop. */
const pause = 60_000;

/** Reloads the page at its address, unless it did so just now or the browser stores nothing. */
function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < pause) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return;
  }
  window.location.reload();
}
