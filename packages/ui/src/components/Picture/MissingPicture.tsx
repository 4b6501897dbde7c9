export interface MissingPictureProps {
  /** What the missing picture would show; empty for decoration. */
  label: string;
  className?: string;
}

/** An empty photo on the line, crossed out: stands for a picture that is not there, and looks like no garment. */
export function MissingPicture({ label, className }: MissingPictureProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      {...naming}
      viewBox="0 0 160 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d="M-40 22C20 34 140 34 200 22" strokeWidth="2" opacity="0.6" />
      <path d="M62 23v17M98 23v17" strokeWidth="5" />
      <rect x="50" y="36" width="60" height="52" rx="4" strokeDasharray="5 6" />
      <path d="M57 80l14-17 9 10 7-8 16 15M94 52a4 4 0 1 0 .1 0M46 92 114 32" />
    </svg>
  );
}
