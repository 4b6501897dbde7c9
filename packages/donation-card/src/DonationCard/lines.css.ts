import { vars } from '@clothesline/ui/theme';
import { createVar } from '@vanilla-extract/css';

/** How many lines of a text a card shows. */
export const titleLines = 2;
export const descriptionLines = 2;

/** The height of the donor's avatar, or of their name where the text is larger. */
export const donorBlockSize = `max(32px, ${vars.text.small} * ${vars.leading.normal})`;

const lines = (count: number, size: string, leading: string) => `${count} * ${size} * ${leading}`;

/** The height of the description that every card has room for. */
export const descriptionBlockSize = `calc(${lines(descriptionLines, vars.text.small, vars.leading.normal)})`;

/**
 * The height of a card's text, whatever it says: a card with a short title is as high as one with a long one and as
 * its skeleton, so that nothing on the page moves when the donations arrive.
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

/** The same of a compact card: title and place alone. */
export const compactBodyBlockSize = `calc(${[
  `2 * ${vars.space.xsmall}`,
  lines(titleLines, vars.text.medium, vars.leading.snug),
  vars.space.xxsmall,
  lines(1, vars.text.small, vars.leading.normal),
].join(' + ')})`;

/** The card's edge, on each side. */
export const edge = '1px';

/** The width of a card, for who must know its height before it is drawn. */
export const cardInlineSize = createVar();

const cardOf = (body: string) => `calc((${cardInlineSize} - 2 * ${edge}) * 3 / 4 + ${body} + 2 * ${edge})`;

/** The height of a card of that width: a picture of 4:3, and the text. */
export const cardBlockSize = cardOf(bodyBlockSize);

/** The same of a compact card. */
export const compactCardBlockSize = cardOf(compactBodyBlockSize);
