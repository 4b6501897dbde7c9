import type { IconProps } from './createIcon.js';
import { frame } from './frame.js';

/** Hand-drawn since Lucide has no brand icons. */
export function FacebookIcon({ size = '1.25em', ...rest }: IconProps) {
  return (
    <svg {...frame} {...rest} width={size} height={size}>
      <path d="M17.5 2.5h-2.8A4.7 4.7 0 0 0 10 7.2V10H7v4h3v7.5h4V14h3l.8-4H14V7.5a1 1 0 0 1 1-1h2.5Z" />
    </svg>
  );
}

export function InstagramIcon({ size = '1.25em', ...rest }: IconProps) {
  return (
    <svg {...frame} {...rest} width={size} height={size}>
      <rect x="2.5" y="2.5" width="19" height="19" rx="5.5" />
      <circle cx="12" cy="12" r="4.2" />
      <path d="M17.3 6.7h.01" />
    </svg>
  );
}
