import { vars } from '../theme/vars.css.js';
import { Drawing, type IllustrationProps } from './Drawing.js';

export function EmptyBasketIllustration(props: IllustrationProps) {
  return (
    <Drawing width={240} height={160} {...props}>
      <path d="M0 30Q120 60 240 30" stroke={vars.art.rope} strokeWidth="3" />
      <path d="M90 50l-22 12 8 20 12-5v50h64V77l12 5 8-20-22-12q-30 14-60 0Z" fill={vars.art.clay} />
    </Drawing>
  );
}
