export interface MissingPictureProps {
  /** Alternative text. Empty if the image is decorative. */
  label: string;
  className?: string | undefined;
}

/** A placeholder for images that are missing. */
export function MissingPicture({ label, className }: MissingPictureProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={!label}
      viewBox="0 0 160 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      className={className}
    >
      <path d="M62 23v17M98 23v17" strokeWidth="6" />
      <path d="M50 36h60v52H50z" strokeDasharray="6" />
      <path d="M-40 22C20 34 140 34 200 22M57 80l14-17 25 17M94 53h2M46 92l68-60" />
    </svg>
  );
}
