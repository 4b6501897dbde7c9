import { keyframes } from '@vanilla-extract/css';
import { component, variants } from '../../css/layer.js';
import { media } from '../../theme/media.js';
import { vars } from '../../theme/vars.css.js';

const rise = keyframes({ from: { opacity: 0, translate: '0 24px' } });
const fade = keyframes({ from: { opacity: 0 } });

export const root = component({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  maxInlineSize: '100%',
  blockSize: 'fit-content',
  maxBlockSize: 'calc(100dvh - 32px)',
  margin: 'auto auto 0',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: '1px solid transparent',
  borderRadius: `${vars.radius.xlarge} ${vars.radius.xlarge} 0 0`,
  background: vars.color.raised,
  boxShadow: vars.shadow.large,
  color: vars.color.text,
  textAlign: 'start',
  '::backdrop': { background: vars.color.scrim },
  '@media': {
    [media.tablet]: { margin: 'auto', borderRadius: vars.radius.xlarge },
    [media.motion]: {
      animation: `${rise} ${vars.motion.medium} ${vars.motion.ease}`,
      '::backdrop': { animation: `${fade} ${vars.motion.medium} ease-out` },
    },
  },
});

export const size = variants({
  small: { '@media': { [media.tablet]: { inlineSize: '420px' } } },
  medium: { '@media': { [media.tablet]: { inlineSize: '560px' } } },
  large: { '@media': { [media.tablet]: { inlineSize: '760px' } } },
});

/** Covers the whole dialog; only clicks on the backdrop target the `<dialog>` itself. */
export const sheet = component({ paddingBlockEnd: 'env(safe-area-inset-bottom)' });

export const header = component({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  padding: '20px 14px 8px',
  paddingInlineStart: '24px',
  background: vars.color.raised,
  overflowWrap: 'anywhere',
});

export const close = component({ marginBlockStart: '-8px' });

export const body = component({ padding: '8px 24px 24px' });

export const footer = component({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
  padding: '16px 24px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
});
