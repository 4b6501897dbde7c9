import { fixed } from '../theme/fixed.js';
import { media } from '../theme/media.js';
import { vars } from '../theme/vars.css.js';
import { component } from './layer.js';
import { focusRing, touchTarget, transition } from './mixins.js';

/** Shared by all inputs. The focus ring is drawn on the edge because inputs can be close together. */
export const input = component({
  // keep the label visible when focusing an input scrolls it into view
  scrollMarginBlock: '3em',
  display: 'block',
  inlineSize: '100%',
  minBlockSize: fixed.control.field,
  padding: '9px 14px',
  border: `${fixed.border.control} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  // iOS zooms in on focus if the font size is below 16 px
  fontSize: vars.text.medium,
  lineHeight: vars.leading.snug,
  textOverflow: 'ellipsis',
  selectors: {
    // With `dir="auto"`, an empty field would be LTR, including its placeholder.
    '&:placeholder-shown': { direction: 'inherit' },
    // untranslated placeholders retain their own direction
    '&::placeholder': { color: vars.color.muted, opacity: 1, unicodeBidi: 'plaintext' },
    '&:hover:not(:disabled)': { borderColor: vars.color.text },
    '&:focus-visible': {
      borderColor: vars.color.focus,
      ...focusRing,
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger, boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
    '&:has(option[value=""][disabled]:checked)': { color: vars.color.muted },
    '&:disabled': {
      background: vars.color.sunken,
      borderColor: vars.color.line,
      color: vars.color.muted,
      cursor: 'not-allowed',
    },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '@media': {
    [media.motion]: { transition: transition('border-color', 'background-color') },
    [media.coarse]: { minBlockSize: touchTarget },
    [media.forced]: { selectors: { '&:disabled': { color: 'GrayText', borderColor: 'GrayText' } } },
  },
});

export const group = component({ position: 'relative', display: 'grid', alignContent: 'start' });

export const startIcon = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '14px',
  display: 'grid',
  placeItems: 'center',
  color: vars.color.muted,
  pointerEvents: 'none',
});

export const afterIcon = component({ paddingInlineStart: 'calc(24px + 1.25em)' });

export const end = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '5px',
  display: 'grid',
  placeItems: 'center',
});

export const beforeEnd = component({ paddingInlineEnd: '48px' });

export const passive = component({ insetInlineEnd: '14px', color: vars.color.muted, pointerEvents: 'none' });
