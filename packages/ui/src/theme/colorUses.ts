import type { colors } from './tokens.js';

/** Uses of colors, for design tools. */
export const colorUses: Readonly<Record<keyof typeof colors, string>> = {
  canvas: 'The page: sun-dried linen, or night denim.',
  surface: 'Cards and bars that lie on the canvas.',
  sunken: 'Wells: skeletons, tracks, the ground of a tab list.',
  raised: 'What floats: dialogs, menus, toasts.',
  text: 'Text.',
  muted: 'Text of less weight: hints, times, places.',
  accent: 'The one color of action: fired clay.',
  accentHover: 'The same under a pointer.',
  accentText: 'Text and icons on accent, accentHover and danger.',
  accentSoft: 'The ground of what is chosen or new.',
  onAccentSoft: 'Text and icons on accentSoft.',
  line: 'Separates; never the only outline of a control.',
  lineStrong: 'Outlines a control: at least 3:1 on canvas and surface.',
  focus: 'The ring around what has the focus.',
  danger: 'What went wrong, and what cannot be undone.',
  dangerSoft: 'The ground of what went wrong.',
  success: 'What went well.',
  successSoft: 'The ground of what went well.',
  highlight: 'What is to be noticed.',
  highlightSoft: 'The ground of what is to be noticed.',
  info: 'What is good to know.',
  infoSoft: 'The ground of what is good to know.',
  scrim: 'Lies between a dialog and the page.',
};
