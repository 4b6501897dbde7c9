/**
 * Every component has these variants, and the gallery or the toolbar already shows them. The stories exist for tests
 * and would only clutter the page.
 */
const states =
  /^(Hover|Pressed|Focus Visible|Disabled|Dark|Explore Dark|Forced Colors|Reduced Motion|Right To Left|Arabic|Spanish|Long Text|Unlike Each Other|Compact On A Phone|.*On A Phone)\b/;

interface Story {
  id: string;
  name: string;
  initialArgs: Readonly<Record<string, unknown>>;
}

/** Whether a story adds anything beyond the other sections of the page. */
export function isExample(
  { id, name, initialArgs }: Story,
  guide?: ComponentGuide,
  own: Story['initialArgs'] = {},
): boolean {
  if (states.test(name)) return false;
  const shown = guide?.pairs.flatMap((pair) => [pair.do.story, pair.dont.story]) ?? [];
  if (shown.includes(id.split('--')[1])) return false;
  if (!guide || 'stories' in guide.gallery) return true;
  const { looks = {} } = guide.gallery;
  const by: readonly (string | undefined)[] = guide.gallery.by ?? [];
  const changed = Object.keys(initialArgs).filter((arg) => arg in own && initialArgs[arg] !== own[arg]);
  const given = Object.keys(initialArgs).filter((arg) => !(arg in own));
  const isInTable = given.length > 0 && changed.length === 0 && given.every((arg) => by.includes(arg));
  return !isInTable && !(name in looks);
}

export function links({ source, stories, tests }: ComponentFacts): { says: string; file: string }[] {
  return [
    ...(source ? [{ says: 'Source', file: source }] : []),
    { says: 'Stories', file: stories },
    ...tests.map((file) => ({ says: 'Tests', file })),
  ];
}
