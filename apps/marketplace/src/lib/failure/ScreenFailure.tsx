import { Button, ErrorIllustration, Text, useTexts } from '@clothesline/ui';
import { useEffect } from 'react';
import { failure } from '../../locales/en/failure.js';
import { paths } from '../routing/paths.js';
import { Notice } from '../page/Notice.js';
import { useSite } from '../site/site.js';
import type { FailureProps } from './PartFailure.js';
import { useFailureTexts } from './useFailureTexts.js';

/** Preserves the title and navigation. Reloads the page once, since the usual cause is a new release. */
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

/**
 * Minimum delay between reloads in milliseconds. Servers with different releases could otherwise cause a reload loop
 * during a rollout.
 */
const pause = 60_000;

function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < pause) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return;
  }
  window.location.reload();
}
