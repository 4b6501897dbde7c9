/** The oldest of children, in years. */
export const oldestChild = 16;

/** Children by the words for them, as part of a pattern. */
const child = 'girls?|boys?|kids?|child(?:ren)?|sons?|daughters?|toddlers?|baby|babies|twins|grandkids';

/** A number that counts no months and measures nothing. */
const years = String.raw`(\d{1,2})\b(?! ?(?:\/|[-.]\d|[a-z]? ?(?:months?|mos?|weeks?|years?|yrs?|yo|feet|foot|ft|inch|in|cm|lbs?|pairs?|pieces?|miles?|mi|km|minutes?|blocks?)\b|["'%]))`;

/** What is said before a size of one's own, as part of a pattern. */
const worn = String.raw`\b(?:wears?|wearing|takes?|uses?|fits?|am|i'?m|in|(?:he|she)(?:'s|s| is)(?=(?: around| about| roughly| like| usually| probably)? an? )|is(?= an? ))(?: (?:around|about|roughly|like|usually|probably|maybe))? (?:an? )?`;

/** How much older somebody is in a grade of school than the grade says, in years: at its start and at its end. */
const [atStart, atEnd] = [5, 6];

const grades = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

const inGrade = (grade: number) =>
  grade > 0 && grade <= grades.length ? `, ${grade + atStart} years old, ${grade + atEnd} years old` : undefined;

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Weeks in a month of a baby. */
const weeksInMonth = 4.3;

type Saying = readonly [RegExp, string | ((said: string, ...groups: string[]) => string)];

/** Ways to say sizes and ages in a conversation, and the same as the parser of sizes reads it. In order. */
const sayings: readonly Saying[] = [
  // "One in S" is no "one size"
  [/\bones?(?= in (?:an? |size )?(?:x{0,3}[sl]|m|\d{1,2}|small|medium|large)\b)/g, ''],
  // "XL or even a big L"
  [
    /\b(x{0,3}[sl]|m|[2-5]xl?) or (?:even |maybe |also )?(?:an? )?(?:big |large |small )?(x{0,3}[sl]|m|[2-5]xl?)\b(?!')/g,
    '$1 or $2',
  ],
  // A time is no size: "the wedding is at 6"
  [
    /\b(?:at|by|until|till|after|before|around|from) (?:about )?\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\b\.?|o'?clock\b)|\b(?:at|by|until|till) \d{1,2}(?::\d\d)?(?=$|[,.;!?]| (?:today|tonight|tomorrow|on|and|or|if|please|sharp)\b)/g,
    ',',
  ],
  // What is counted is no size, nor how tall somebody is: "12 hrs", "24th street", "6'7"
  [
    /\b\d{1,3} ?(?:hrs?|hours?|mins|days?|people|times|floors?|stairs|bucks|dollars)\b|\b\d{1,3}(?:st|nd|rd|th) (?:st|street|ave|avenue|floor)\b|\b[4-7] ?(?:'|ft|feet|foot) ?(?:\d{1,2}\b)?(?: ?(?:"|''|in|inch|inches))?(?: tall)?|\b1\d\d ?cm\b/g,
    ', ',
  ],
  // "5th grade"
  [
    new RegExp(String.raw`\b(?:(${grades.join('|')})|(\d{1,2})(?:st|nd|rd|th)?)[- ]grade(?:rs?)?\b`, 'g'),
    (said, word = '', digits = '') => inGrade(digits === '' ? grades.indexOf(word) + 1 : Number(digits)) ?? said,
  ],
  // A distance is no size: "for a lady 2 mi from here"
  [/\b\d+(?:\.\d+)?[- ]?(mi|miles?|km|kilomet\w+|blocks?|minutes?|min)\b/g, ', $1'],
  [
    new RegExp(String.raw`\b((?:he|she)(?:'s|s| is)|turned|turns|turning|aged?|of) (${numbers.join('|')})\b`, 'g'),
    (_, before = '', word = '') => `${before} ${numbers.indexOf(word) + 1}`,
  ],
  [
    /\b(turning|turns|turned|now) (\d{1,2})\b(?! ?(?:months?|mos?|weeks?|years?|yrs?|'|"|\/|-|\d))/g,
    '$1, $2 years old,',
  ],
  [/\b(\d{1,2}) ?weeks?(?:[- ]old)\b/g, (_, weeks) => `${Math.floor(Number(weeks) / weeksInMonth)} months`],
  // Behind "is" the parser takes it for a time that has passed.
  [
    /\b(is|are|was|turned|turns|just|almost|nearly|about|only|over|than|past) (\d{1,2})[- ](months?|mos?|years?|yrs?)\b/g,
    '$1: $2 $3',
  ],
  [/\b(\d{1,2})[- ](?=months? olds?\b)/g, '$1 '],
  // "Kids between 3 and 5"
  [
    new RegExp(
      String.raw`\b(${child}|ages?|aged)(?:,? (?:who are|of))? (?:between|from) (\d{1,2}) (?:and|to) ${years}`,
      'g',
    ),
    '$1, $2-$3 years',
  ],
  [
    /\b(shoes|boots|sneakers|heels|sandals|cleats|flats|loafers) (for (?:me|him|her|my \w+)),? (\d{1,2}(?:\.5)?)(?=\W*$)/g,
    '$1 $2 size $3',
  ],
  // "Girls 4 and 8", "three kids: 3, 5 and 8"
  [
    new RegExp(
      String.raw`\b(${child}|they|ages?)(?:,? (?:who are|that are|are|aged?|ages|of))?[,:]? (\d{1,2})(?:, ?(\d{1,2}))?,? ?(?:,|&|and|or) ?${years}(?! ?olds?)`,
      'g',
    ),
    (_, who = '', ...ages) => [who, ...ages.slice(0, 3).flatMap((age) => (age ? `${age} years old` : []))].join(', '),
  ],
  [/\b(\d{1,2}) ?(?:,|&|and|or) ?(\d{1,2})[- ]years?(?:[- ]olds?)?\b/g, '$1 years old, $2 years old'],
  [
    new RegExp(
      String.raw`\b(girl|boy|kid|child|son|daughter|toddler|baby)(?:,? (?:is|who is|who's|turns|turned|just turned|will be)|,? aged?| of|s? age|,) ${years}`,
      'g',
    ),
    (said, who = '', age = '') => (Number(age) > oldestChild ? said : `${who}, ${age} years old`),
  ],
  [
    new RegExp(
      String.raw`\b(he|she|who)(?:'s|s| is| just turned| turned| turns| will be) (?:just |only |now )?${years}(?!\w)`,
      'g',
    ),
    (said, who = '', age = '') => (Number(age) > oldestChild ? said : `${who}: ${age} years old`),
  ],
  [
    /\b(son|daughter) (\d{1,2})\b(?! ?(?:\w*months?|mos?|weeks?|years?|yrs?|yo|inch|feet|mi|miles)\b)/g,
    (said, who = '', age = '') => (Number(age) > oldestChild ? said : `${who}, ${age} years old`),
  ],
  [/\bsize an? (?=\d)/g, 'size '],
  [/\b(\d\d) (?:spanish|european)\b/g, 'EU $1'],
  [/\b(?:size us|us size|us wom[ae]n'?s?|us m[ae]n'?s?) (?=\d)/g, 'US '],
  [
    /\bsize (\d{1,2}(?:\.5)?) (?:in )?(european|eu|uk|us)\b(?: sizes?)?/g,
    (_, number = '', system = '') => `${system.slice(0, 2).toUpperCase()} ${number}`,
  ],
  [/\b(?:size )?european(?: sizes?)? (?=\d\d\b)/g, 'EU '],
  // "A 9 shoe", "in a 32 waist"
  [new RegExp(String.raw`\b(?:size )?(\d{1,2}(?:\.5)?) (?:in )?(shoe|boot)\b`, 'g'), '$2 size $1'],
  [/\b(waist|neck|collar|inseam|leg)(?: size)?(?: is| of|:)? (?=\d)/g, '$1 '],
  [
    /\b(3[4-9]|4\d|5\d) ?(r|s|l|regular|short|long)\b(?! ?sleeve)/g,
    (_, chest, length = '') => `${chest}${length.charAt(0).toUpperCase()}`,
  ],
  [/\b(2[68]|3[02468]|4[0246])(aa|a|b|c|ddd|dd|d|e|ff|f|g|h)\b/g, (said) => said.toUpperCase()],
  [/\b([2-4]\d) ?x ?([2-3]\d)\b/g, '$1/$2'],
  [/\b(shoes|boots|sneakers|heels|sandals|cleats|flats|loafers) (\d{1,2}(?:\.5)?)(?=\W*$|[,.?!])/g, '$1 size $2'],
  // "Pants 32": a waist
  [
    /\b((?:dress |work )?pants|jeans|trousers|chinos|khakis|slacks|corduroys),? (?:size |in )?(2[4-9]|3\d|4[0-8])\b(?! ?(?:\/|x|inch|waist|miles?|mi\b))/g,
    '$1 waist $2',
  ],
  [/\b(?:size )?(xxs|xs|s|m|l|xl)\/(s|m|l|xl|xxl|2xl)\b/g, (said) => said.toUpperCase()],
  // "Mens L": a letter behind whom it is for
  [
    /\b(wom[ae]n'?s?|m[ae]n'?s?|ladies'?|lad(?:y|ys|y's)|unisex|adults?|boys?'?|girls?'?|kids?'?) (x{0,3}[sl]|m|[2-5]xl?)\b(?!')/g,
    '$1 size: $2',
  ],
  [
    new RegExp(
      String.raw`${worn}(extra small|small|medium|large|extra large|x{1,3}[sl]|[2-5]xl?|[sml])\b(?![-'&/])`,
      'g',
    ),
    'size: $1',
  ],
  [
    new RegExp(
      String.raw`${worn}(\d{1,2}(?:\.5)?)\b(?! ?(?:\w*months?|mos?|weeks?|days?|hours?|years?|yrs?|yo|miles?|mi|km|kilomet\w*|minutes?|blocks?|people|kids|children|waist|neck|inch\w*|[-/"%.]))`,
      'g',
    ),
    'size: $1',
  ],
];

/** A text in lower case with its sizes and ages as the parser of sizes reads them. */
export function asParsed(text: string): string {
  return sayings.reduce(
    (read, [pattern, to]) => (typeof to === 'string' ? read.replaceAll(pattern, to) : read.replaceAll(pattern, to)),
    text,
  );
}
