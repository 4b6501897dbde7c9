import { vars } from '@clothesline/ui/theme';
import { createVar } from '@vanilla-extract/css';

export const titleLines = 2;
export const descriptionLines = 2;

export const donorBlockSize = `max(32px, ${vars.text.small} * ${vars.leading.normal})`;

const lines = (count: number, size: string, leading: string) => `${count} * ${size} * ${leading}`;

export const descriptionBlockSize = `calc(${lines(descriptionLines, vars.text.small, vars.leading.normal)})`;

/** Cards have a fixed height to avoid layout shifts when donations arrive. */
export const bodyBlockSize = `calc(${[
  `2 * ${vars.space.medium}`,
  lines(titleLines, vars.text.large, vars.leading.snug),
  vars.space.xxsmall,
  lines(1, vars.text.small, vars.leading.normal),
  vars.space.xsmall,
  descriptionBlockSize,
  vars.space.small,
  donorBlockSize,
].join(' + ')})`;

export const compactBodyBlockSize = `calc(${[
  `2 * ${vars.space.xsmall}`,
  lines(titleLines, vars.text.medium, vars.leading.snug),
  vars.space.xxsmall,
  lines(1, vars.text.small, vars.leading.normal),
].join(' + ')})`;

export const badgeBlockSize = `calc(${lines(1, vars.text.xsmall, vars.leading.snug)} + 8px)`;

export const compactBadgesBlockSize = `calc(${vars.space.xsmall} + ${badgeBlockSize})`;

export const edge = '1px';

export const cardInlineSize = createVar();

const cardHeight = (body: string) => `calc((${cardInlineSize} - 2 * ${edge}) * 3 / 4 + ${body} + 2 * ${edge})`;

export const cardBlockSize = cardHeight(bodyBlockSize);

export const compactCardBlockSize = cardHeight(`${compactBadgesBlockSize} + ${compactBodyBlockSize}`);
