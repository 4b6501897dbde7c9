import { tokens } from '@clothesline/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

const [light, dark] = tokens.color.canvas;

globalStyle('html', { background: `light-dark(${light}, ${dark})` });
globalStyle('body', { margin: 0, overflowWrap: 'break-word' });
