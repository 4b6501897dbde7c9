import { layers, vars } from '@clothesline/ui/theme';
import { createContainer, style, styleVariants } from '@vanilla-extract/css';

const gridContainer = createContainer();

/** The space around a card inside its item. What is out of sight is not drawn, and what sticks out is cut off: shadow and focus ring need room. */
const bleed = vars.space.small;

/** The columns follow the grid's own width, so that it fits a sidebar on somebody's page too. */
export const container = style({
  '@layer': { [layers.widget]: { containerName: gridContainer, containerType: 'inline-size', position: 'relative' } },
});

export const grid = style({
  '@layer': {
    [layers.widget]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      margin: `calc(-1 * ${bleed})`,
      padding: 0,
      listStyle: 'none',
    },
  },
});

const widths = { 2: '520px', 3: '760px', 4: '1000px' } as const;

const columnRules = (most: number) =>
  Object.fromEntries(
    Object.entries(widths)
      .filter(([count]) => Number(count) <= most)
      .map(([count, width]) => [
        `${gridContainer} (min-width: ${width})`,
        { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
      ]),
  );

export const columns = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 } as const, (most) => ({
  '@layer': { [layers.widget]: { '@container': columnRules(most) } },
}));

export const item = style({
  '@layer': {
    [layers.widget]: {
      boxSizing: 'border-box',
      minInlineSize: 0,
      padding: bleed,
      contentVisibility: 'auto',
      // About a card's height until it has been drawn once; then its own.
      containIntrinsicBlockSize: 'auto 460px',
    },
  },
});
