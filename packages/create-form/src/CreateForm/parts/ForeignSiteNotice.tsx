import { Link, Text } from '@clothesline/ui';
import type { Ref } from 'react';
import type { CreateFormMessages } from '../../messages.js';
import * as styles from '../CreateForm.css.js';

interface ForeignSiteNoticeProps {
  ref: Ref<HTMLDivElement>;
  /** Where one lists on the marketplace itself. */
  href: string | undefined;
  texts: CreateFormMessages;
}

/** Above the fields: the marketplace takes no donations from this website, and where it does. */
export function ForeignSiteNotice({ ref, href, texts }: ForeignSiteNoticeProps) {
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.notice}>
      <Text size="small" tone="inherit">
        {texts.refusedText}
      </Text>
      {href !== undefined && (
        // In a tab of its own: what was typed stays here.
        <Link href={href} target="_blank">
          {texts.listThere}
        </Link>
      )}
    </div>
  );
}
