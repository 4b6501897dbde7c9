import { useState } from 'react';
import { cx } from '../../css/cx.js';
import { box } from '../../css/reset.css.js';
import type { RootProps } from '../../css/rootProps.js';
import * as styles from './Avatar.css.js';

export interface AvatarProps extends RootProps<HTMLSpanElement> {
  /** Determines initials and background. */
  name: string;
  /** Initials show if it is missing or fails to load. */
  src?: string | undefined;
  /** The name by default; empty for decoration. */
  alt?: string | undefined;
  /** 32, 44 or 96 px. */
  size?: keyof typeof styles.size | undefined;
}

/** A person as a small round picture, or as initials on a background that depends on the name. */
export function Avatar({ name, src, alt = name, size = 'medium', className, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const naming = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <span {...naming} {...rest} className={cx(box, styles.root, styles.size[size], pickGround(name), className)}>
      {src && failed !== src ? (
        <img
          className={styles.picture}
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        makeInitials(name)
      )}
    </span>
  );
}

/** Digits that fit. Part of a longer number would be another person's. */
const mostDigits = 3;

/** “Sara Jones” becomes SJ, “User #12” becomes 12, “User #10000” becomes #. */
function makeInitials(name: string) {
  const words = name.trim().split(/\s+/u);
  const last = words.at(-1) ?? '';
  const number = /\p{L}/u.test(last) ? null : /\p{N}+/u.exec(last);
  if (number) return number[0].length > mostDigits ? '#' : number[0];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => [...(word ?? '')].find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? '')
    .join('')
    .toUpperCase();
}

function pickGround(name: string) {
  const sum = [...name].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return styles.grounds[sum % styles.grounds.length];
}
