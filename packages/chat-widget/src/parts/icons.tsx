import type { ReactNode } from 'react';

export function SendIcon({ className }: { className?: string }) {
  return (
    <Icon className={className}>
      <path d="M4.5 12 3 4.8c-.1-.7.6-1.2 1.2-.9l16 7.2c.7.3.7 1.3 0 1.6l-16 7.2c-.6.3-1.3-.2-1.2-.9L4.5 12Zm0 0H12" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

export function RetryIcon() {
  return (
    <Icon>
      <path d="M4 12a8 8 0 1 1 2.4 5.7M4 20v-5h5" />
    </Icon>
  );
}

export function Icon({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
