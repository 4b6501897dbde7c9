import { texts } from '../../shared/language/texts.js';

/** Sample stories in full, in their order: loaded when one opens. */
export const wholeStories = texts('wholeStories', {
  paragraphs: [
    [
      'The coat had been bought for a trip to Chicago and worn for four days. For three years it hung at the back of a closet on 24th Street, too good to throw away and too warm for the city.',
      'It was on the line for less than an hour. The person who asked for it had just taken a night shift at the harbor, where the wind comes straight off the water. When they compared addresses, it turned out that she lived opposite, on the third floor, behind the window with the geraniums.',
      'They met halfway, at the crosswalk. The coat goes to work at ten every night now, and comes home past its old closet every morning.',
    ],
    [
      'Every August it is the same: half of the under-tens cannot get into last year’s shoes, and the shoes are still fine. One of the parents put a single pair on the line, size 2, barely scuffed.',
      'A message came from a coach across town whose team practiced in sneakers. Did anyone else have some? By the weekend eleven pairs stood in a row on the touchline, laces tied together two by two.',
      'The teams have since played each other twice. Nobody keeps the score for long, but every August there is a row of shoes on the touchline.',
    ],
    [
      'He had it made for his own first interview, long ago. When he retired he listed it with one sentence: “Lucky so far, please pass it on.”',
      'The first to wear it got a job at a bakery’s office and had it cleaned, and put it back on the line with the same sentence. So did the next one. There is a card in the inner pocket now, with four first names and four job titles.',
      'It is on the line again this month. The card has room for many more.',
    ],
  ] as readonly (readonly string[])[],
});
