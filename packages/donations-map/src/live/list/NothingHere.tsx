import { distanceText } from '@clothesline/api-client';
import { Button } from '@clothesline/ui';
import type { LiveMapModel } from '../useLiveMap.js';
import * as styles from './MapList.css.js';

interface NothingHereProps {
  model: LiveMapModel;
  onRetry: (() => void) | undefined;
}

export function NothingHere({ model, onRetry }: NothingHereProps) {
  const { status, elsewhere, units, texts } = model;
  if (status === 'loading') return <p className={styles.note}>{texts.looking}</p>;
  if (status === 'failed') {
    return (
      <div className={styles.note}>
        <p className={styles.words}>{texts.errorTitle}</p>
        {onRetry && (
          <Button size="small" onClick={onRetry}>
            {texts.retry}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={styles.note}>
      <p className={styles.words}>
        {texts.noneInView}{' '}
        {elsewhere &&
          texts.nearestIs({
            distance: distanceText(elsewhere.miles, units, texts),
            direction: texts.directions[elsewhere.direction],
          })}
      </p>
      {elsewhere && (
        <Button size="small" onClick={model.showNearest}>
          {texts.showNearest}
        </Button>
      )}
    </div>
  );
}
