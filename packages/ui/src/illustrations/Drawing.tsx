import type { ReactNode, Ref, SVGAttributes } from 'react';
import { cx } from '../css/cx.js';
import * as styles from './Drawing.css.js';
import { filled } from './ink.css.js';

export interface IllustrationProps extends Omit<
  SVGAttributes<SVGSVGElement>,
  'children' | 'width' | 'height' | 'viewBox'
> {
  ref?: Ref<SVGSVGElement> | undefined;
}

export const sheet = { width: 240, height: 180 } as const;

export interface DrawingSheetProps extends IllustrationProps {
  /** SVG viewBox. */
  viewBox: string;
  /** The contents of the SVG. */
  children: ReactNode;
}

/** An SVG of any size, hidden from screen readers. */
export function DrawingSheet({ children, ...rest }: DrawingSheetProps) {
  return (
    <svg aria-hidden="true" focusable="false" fill="none" strokeLinecap="round" strokeLinejoin="round" {...rest}>
      {children}
    </svg>
  );
}

export function Drawing({ children, className, ...rest }: IllustrationProps & { children: ReactNode }) {
  return (
    <DrawingSheet viewBox={`0 0 ${sheet.width} ${sheet.height}`} {...rest} className={cx(styles.root, className)}>
      <path
        d="M120 14c52-6 92 26 88 76-3 46-42 76-90 74-50-2-88-32-87-78C32 42 70 20 120 14Z"
        className={filled.ground}
      />
      {children}
    </DrawingSheet>
  );
}
