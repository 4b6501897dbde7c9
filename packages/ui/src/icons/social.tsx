import type { IconProps } from './createIcon.js';
import { frame } from './frame.js';

/** Drawn here: Lucide has no brands. */
export function TwitterIcon({ size = '1.25em', ...rest }: IconProps) {
  return (
    <svg {...frame} {...rest} width={size} height={size}>
      <path d="M21.5 5.2c-.8.5-1.5.8-2.4 1a4 4 0 0 0-6.9 3.4C8.6 9.5 5.7 7.9 3.6 5.3c-1 1.9-.5 4.2 1.3 5.4-.6 0-1.2-.2-1.8-.5 0 1.9 1.3 3.5 3.2 3.9-.6.2-1.2.2-1.8.1.5 1.6 2 2.7 3.7 2.7A8.2 8.2 0 0 1 2.5 18.6a11.6 11.6 0 0 0 17.9-10.3c.4-.5.8-1.7 1.1-3.1Z" />
    </svg>
  );
}

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
