import { useState } from 'react';
import { cx } from '../../css/cx.js';
import { box } from '../../css/reset.css.js';
import type { RootProps } from '../../css/rootProps.js';
import * as styles from './Avatar.css.js';

export interface AvatarProps extends RootProps<HTMLSpanElement> {
  /** The initials and the background color are based on the name. */
  name: string;
  /** URL of the image. If it's missing or can't be loaded, initials are shown. */
  src?: string | undefined;
  /** Alternative text. Defaults to the name. Pass an empty string if the avatar is decorative. */
  alt?: string | undefined;
  /** 32, 44 or 96 px. */
  size?: keyof typeof styles.size | undefined;
}

/** Shows a person as a small round image, or as initials with a background color based on the name. */
export function Avatar({ name, src, alt = name, size = 'medium', className, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const naming = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <span {...naming} {...rest} className={cx(box, styles.root, styles.size[size], pickBackground(name), className)}>
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

/** Numbers with more digits aren't shown, since a part would be someone else's number. */
const maxDigits = 3;

/** “Sara Jones” becomes SJ, “User #12” becomes 12, and “User #10000” becomes #. */
function makeInitials(name: string) {
  const words = name.trim().split(/\s+/u);
  const last = words.at(-1) ?? '';
  const number = /\p{L}/u.test(last) ? null : /\p{N}+/u.exec(last);
  if (number) return number[0].length > maxDigits ? '#' : number[0];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => [...(word ?? '')].find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? '')
    .join('')
    .toUpperCase();
}

function pickBackground(name: string) {
  const sum = [...name].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return styles.backgrounds[sum % styles.backgrounds.length];
}
