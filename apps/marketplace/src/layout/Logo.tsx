import { RecycleIcon } from '@clothesline/ui';
import { useSite } from '../lib/site/site.js';
import * as styles from './Logo.css.js';

interface LogoProps {
  /** In px. */
  size: number;
}

/** The operator's logo, or the recycling icon by default (spec §1). */
export function Logo({ size }: LogoProps) {
  const { logo } = useSite();
  if (!logo) return <RecycleIcon size={size} aria-hidden="true" className={styles.icon} />;
  return <img src={logo} alt="" height={size} className={styles.picture} />;
}
