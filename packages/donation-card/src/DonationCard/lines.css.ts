import { vars } from '@clothesline/ui/theme';
import { createVar } from '@vanilla-extract/css';

/** Number of lines of each text on a card. */
export const titleLines = 2;
export const descriptionLines = 2;

/** Height of the donor's avatar, or of their name if the text is larger. */
export const donorBlockSize = `max(32px, ${vars.text.small} * ${vars.leading.normal})`;

const lines = (count: number, size: string, leading: string) => `${count} * ${size} * ${leading}`;

/** Height of the description that every card has room for. */
export const descriptionBlockSize = `calc(${lines(descriptionLines, vars.text.small, vars.leading.normal)})`;

/**
 * Height of a card's text. It is the same for every title and for the skeleton, so the page does not move when the
 * donations arrive.
 */
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

/** Height of a compact card's text: only title and place. */
export const compactBodyBlockSize = `calc(${[
  `2 * ${vars.space.xsmall}`,
  lines(titleLines, vars.text.medium, vars.leading.snug),
  vars.space.xxsmall,
  lines(1, vars.text.small, vars.leading.normal),
].join(' + ')})`;

/** Height of a badge. */
export const badgeBlockSize = `calc(${lines(1, vars.text.xsmall, vars.leading.snug)} + 8px)`;

/** Height of a compact card's row of badges, which would cover its small picture. */
export const compactBadgesBlockSize = `calc(${vars.space.xsmall} + ${badgeBlockSize})`;

/** The card's edge, on each side. */
export const edge = '1px';

/** Width of a card, for styles that need its height before it is drawn. */
export const cardInlineSize = createVar();

const cardHeight = (body: string) => `calc((${cardInlineSize} - 2 * ${edge}) * 3 / 4 + ${body} + 2 * ${edge})`;

/** The height of a card of that width: a picture of 4:3, and the text. */
export const cardBlockSize = cardHeight(bodyBlockSize);

/** Height of a compact card. */
export const compactCardBlockSize = cardHeight(`${compactBadgesBlockSize} + ${compactBodyBlockSize}`);
