import { focusRing, widget, widgetVariants } from '@clothesline/ui/style';
import { media, vars } from '@clothesline/ui/theme';

export const cluster = widget({
  boxSizing: 'border-box',
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  translate: '-50% -50%',
  padding: 0,
  border: `2px solid ${vars.color.surface}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accent,
  boxShadow: `0 0 0 5px color-mix(in srgb, ${vars.color.accent} 28%, transparent), ${vars.shadow.small}`,
  color: vars.color.accentText,
  fontFamily: vars.font.body,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  cursor: 'pointer',
  appearance: 'none',
  ':hover': { backgroundColor: vars.color.accentHover },
  ':focus-visible': { ...focusRing, outlineOffset: '4px' },
  '@media': {
    [media.motion]: { transition: `background-color ${vars.motion.fast} ${vars.motion.ease}` },
    [media.forced]: { border: '2px solid ButtonText' },
  },
});

const sized = (size: string, fontSize: string) => ({ inlineSize: size, blockSize: size, fontSize });

export const tier = widgetVariants({
  few: sized('38px', vars.text.small),
  some: sized('44px', vars.text.medium),
  many: sized('52px', vars.text.medium),
});

export const open = widget({ backgroundColor: vars.color.text, color: vars.color.canvas });
