/** A subject of the site that the assistant explains; its texts are in `help.en.txt` and `help.es.txt`. */
export type Topic =
  | 'about'
  | 'donate'
  | 'condition'
  | 'onlyClothes'
  | 'bundle'
  | 'choosing'
  | 'pickup'
  | 'pictures'
  | 'safety'
  | 'privacy'
  | 'report'
  | 'contact'
  | 'afterAsking'
  | 'unanswered'
  | 'noShow'
  | 'cancelRequest'
  | 'noFit'
  | 'whoMayAsk'
  | 'cost'
  | 'save'
  | 'account'
  | 'password'
  | 'email'
  | 'remove'
  | 'removeAccount'
  | 'listingTime'
  | 'device'
  | 'noShop'
  | 'age'
  | 'taxes'
  | 'categories'
  | 'human'
  | 'operator'
  | 'smallTalk'
  | 'thanks'
  | 'bye'
  | 'rude'
  | 'refuse'
  | 'help'
  | 'loss'
  | 'howMany'
  | 'inbox'
  | 'noPhone'
  | 'ownPhotos'
  | 'listingSize'
  | 'keeping'
  | 'listingCount'
  | 'languages'
  | 'apology';

/** A question about a donation that was shown. */
export type Question = 'how' | 'state' | 'donor' | 'place' | 'time' | 'listed' | 'size' | 'more';

/** The way in which other donations than the shown ones are asked for. */
export type Others = 'more' | 'closer' | 'bigger' | 'smaller' | 'colors';

/** The meaning of an example in `topics.en.txt` and `topics.es.txt`. */
export type Meaning = Topic | `item.${Question}` | `more.${Others}` | 'wish';
