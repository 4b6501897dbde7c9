import { Markdown } from '@storybook/addon-docs/blocks';

/** A page of the operators' guide, as it stands in `apps/server/docs`. */
export function GuidePage({ text }: { text: string }) {
  return <Markdown>{text.replaceAll(linkToPage, toStory)}</Markdown>;
}

/** A link from one page of the guide to another. */
const linkToPage = /\]\(([a-z-]+)\.md\)/g;

/** The workshop's address of a page: its title in the words of addresses. */
function toStory(_link: string, name: string): string {
  return `](?path=/docs/engineering-operating-${titles[name] ?? name}--docs)`;
}

/** Pages whose title is not their file's name. */
const titles: Record<string, string> = {
  'command-line': 'the-command-line',
  'search-engines': 'search-engines-link-previews-feeds',
  move: 'move-away',
};
