import type { ReactNode } from 'react';
import * as styles from './Notice.css.js';
import { PageHeading } from './PageHeading.js';

interface NoticeProps {
  illustration: ReactNode;
  documentTitle: string;
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

export function Notice({ illustration, documentTitle, title, children, actions }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <div className={styles.illustration}>{illustration}</div>
      <PageHeading documentTitle={documentTitle} size="xlarge">
        {title}
      </PageHeading>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
