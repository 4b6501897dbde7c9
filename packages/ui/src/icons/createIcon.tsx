import type { LucideIcon } from 'lucide-react';
import type { SVGAttributes } from 'react';

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  /** Px or a CSS length; in em by default, so that it grows with the text beside it. */
  size?: number | string;
}

/** An icon of ours from one of Lucide's: sized in em, a little lighter, hidden from screen readers unless named. */
export function createIcon(Glyph: LucideIcon, fill?: 'currentColor') {
  return function Icon({ size = '1.25em', style, ...rest }: IconProps) {
    const hidden = rest['aria-label'] ? undefined : true;
    return (
      <Glyph
        aria-hidden={hidden}
        focusable="false"
        fill={fill ?? 'none'}
        strokeWidth={1.9}
        {...rest}
        size={size}
        style={{ flexShrink: 0, ...style }}
      />
    );
  };
}
