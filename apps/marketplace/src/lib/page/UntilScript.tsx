import { Link, Text, useTexts } from '@clothesline/ui';
import type { ReactNode } from 'react';
import { paths } from '../routing/paths.js';
import { layout } from '../../locales/en/layout.js';
import * as styles from './Page.css.js';

export function UntilScript({ children }: { children: ReactNode }) {
  const messages = useTexts(layout);
  return (
    <>
      <div className={styles.loading}>{children}</div>
      <Text className={styles.withoutScript}>
        {messages.needsScript} <Link href={paths.explore}>{messages.browseAnyway}</Link>
      </Text>
    </>
  );
}
