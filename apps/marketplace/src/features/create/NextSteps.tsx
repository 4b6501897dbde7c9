import { Link, useTexts } from '@clothesline/ui';
import type { Donation } from '@clothesline/api-client';
import { create } from '../../locales/en/create.js';
import { donationPath, explorePath, likePath } from '../../lib/routing/paths.js';
import * as styles from './CreatePage.css.js';

interface NextStepsProps {
  donation: Donation;
  onShare: (title: string, url: string) => void;
}

/** Links to a donor's next steps, in the message that the donation was created. */
export function NextSteps({ donation, onShare }: NextStepsProps) {
  const messages = useTexts(create);
  const { id, title } = donation;
  const path = donationPath(id);
  return (
    <span className={styles.next}>
      <Link
        href={path}
        onClick={(event) => {
          event.preventDefault();
          onShare(title, new URL(path, window.location.href).href);
        }}
      >
        {messages.share}
      </Link>
      <Link href={likePath(id)}>{messages.another}</Link>
      <Link href={explorePath({ search: title, view: 'map' })}>{messages.onMap}</Link>
    </span>
  );
}
