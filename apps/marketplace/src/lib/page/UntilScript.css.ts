import { style } from '@vanilla-extract/css';

export const loading = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const withoutScript = style({ display: 'none', '@media': { '(scripting: none)': { display: 'block' } } });
