import { Link, Text } from '@clothesline/ui';
import type { Ref } from 'react';
import type { CreateFormMessages } from '../../messages.js';
import * as styles from '../CreateForm.css.js';

interface ForeignSiteNoticeProps {
  ref: Ref<HTMLDivElement>;
  /** Address of listing on the marketplace itself. */
  href: string | undefined;
  texts: CreateFormMessages;
}

/** Notice above the fields that the marketplace takes no donations from this website, with a link to it. */
export function ForeignSiteNotice({ ref, href, texts }: ForeignSiteNoticeProps) {
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.notice}>
      <Text size="small" tone="inherit">
        {texts.refusedText}
      </Text>
      {href !== undefined && (
        // Opens a new tab, so that the typed values stay here.
        <Link href={href} target="_blank">
          {texts.listThere}
        </Link>
      )}
    </div>
  );
}
