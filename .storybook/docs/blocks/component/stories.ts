import type { Facts } from '../../../catalog/facts.js';

/**
 * Looks that every component has, and that its gallery or the toolbar shows: such stories are there to be tested, and would
 * only fill the page.
 */
const states =
  /^(Hover|Pressed|Focus Visible|Disabled|Dark|Explore Dark|Forced Colours|Reduced Motion|Right To Left|Arabic|Spanish|Long Text|Unlike Each Other|Compact On A Phone|.*On A Phone)\b/;

/** Whether a story teaches something that the other parts of the page do not. */
export function isExample(name: string): boolean {
  return !states.test(name);
}

/** The files behind a component. */
export function links({ source, stories, tests }: Facts): { says: string; file: string }[] {
  return [
    ...(source ? [{ says: 'Source', file: source }] : []),
    { says: 'Stories', file: stories },
    ...tests.map((file) => ({ says: 'Tests', file })),
  ];
}
