import type { ReactNode, SVGAttributes } from 'react';

export type IllustrationProps = Omit<SVGAttributes<SVGSVGElement>, 'children' | 'width' | 'height' | 'viewBox'>;

interface DrawingProps extends IllustrationProps {
  /** Size of the sheet; all drawings share one scale. */
  width: number;
  height: number;
  children: ReactNode;
}

/** The sheet of every illustration: as wide as its place, decoration for screen readers. */
export function Drawing({ width, height, children, style, ...rest }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      style={{ display: 'block', inlineSize: '100%', blockSize: 'auto', ...style }}
    >
      {children}
    </svg>
  );
}
