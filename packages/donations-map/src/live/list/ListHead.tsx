import type { LiveMapModel } from '../useLiveMap.js';
import * as styles from './MapList.css.js';

interface ListHeadProps {
  model: LiveMapModel;
  count: number;
  isPartial: boolean;
}

const blank = '\u00A0';

export function ListHead({ model, count, isPartial }: ListHeadProps) {
  const { outside, status, texts } = model;
  const isCounted = count > 0 || status === 'known';
  return (
    <div className={styles.head}>
      <p className={styles.count}>{isCounted ? texts.inView({ count }) : blank}</p>
      <p className={styles.outside}>
        {outside > 0 ? (
          <>
            {isPartial ? texts.outsideAtLeast({ count: outside }) : texts.outside({ count: outside })}{' '}
            <button type="button" className={styles.textButton} onClick={model.showAll}>
              {texts.showAll}
            </button>
          </>
        ) : (
          blank
        )}
      </p>
    </div>
  );
}
