import { memberLimits } from '@clothesline/api-client/members';
import { randomInt } from 'node:crypto';

/** Short words that sound unlike each other. */
const words = (
  'amber apple arrow bacon badge bagel banjo basil beach berry birch bison blaze bloom brass bread brick brook ' +
  'cabin cactus camel candle canyon cedar cello cherry clover cobalt comet copper coral cotton crane daisy delta ' +
  'denim desert dragon drum eagle echo ember engine fable falcon feather fern fiddle forest fossil fox garden ' +
  'ginger glacier globe grape guitar harbor hazel helmet honey igloo indigo island ivory jacket jasmine jelly ' +
  'jungle kayak kettle kiwi ladder lantern lemon lilac linen lizard llama lotus magnet mango maple marble meadow ' +
  'melon mint mitten monkey moss muffin nectar needle nickel noodle nutmeg oasis ocean olive onion orbit orchid ' +
  'otter oyster paddle panda papaya parrot peach pebble pepper piano pigeon pillow planet plum pocket poppy pretzel ' +
  'puzzle quartz quilt rabbit radish raven ribbon river robin rocket saddle salmon satin scarf shadow silver ' +
  'spider spiral spruce squirrel sunset tango teapot thunder tiger timber tomato tulip tunnel turtle umbrella ' +
  'valley velvet violin walnut walrus whistle willow window winter yellow yogurt zebra zipper'
).split(' ');

/** Three words that prove a hand-over: the donor reads them out. */
export function pickupCode(): string {
  return Array.from({ length: memberLimits.pickupCodeWords }, () => words[randomInt(words.length)]).join(' ');
}

/** Whether somebody entered the words, however they typed them. */
export function isPickupCode(code: string | null, entered: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter(Boolean)
      .join(' ');
  return code !== null && plain(entered) === plain(code);
}
