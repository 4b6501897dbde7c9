export interface GarmentOutlineProps {
  /** What the missing picture would show; empty for decoration. */
  label: string;
  className?: string;
}

/** A shirt on the line, drawn in one colour: stands for a picture that is not there. */
export function GarmentOutline({ label, className }: GarmentOutlineProps) {
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
      <path d="M59 24v15M101 24v15" strokeWidth="5" />
      <path d="M58 35c7 10 37 10 44 0l24 13-9 19-11-5v43H54V62l-11 5-9-19 24-13Z" />
      <path d="M61 97h38" strokeDasharray="4 5" opacity="0.6" strokeWidth="2" />
    </svg>
  );
}
