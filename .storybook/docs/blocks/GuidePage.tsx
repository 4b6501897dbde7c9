import { Markdown } from '@storybook/addon-docs/blocks';

/** Shows a page of the operators' guide from `apps/server/docs`. */
export function GuidePage({ text }: { text: string }) {
  return <Markdown>{text.replaceAll(linkToPage, toStory)}</Markdown>;
}

/** Link between pages of the guide. */
const linkToPage = /\]\(([a-z-]+)\.md\)/g;

/** Returns the workshop's address of a page, made of its title. */
function toStory(_link: string, name: string): string {
  return `](?path=/docs/engineering-operating-${titles[name] ?? name}--docs)`;
}

/** Titles that differ from their file's name. */
const titles: Record<string, string> = {
  'command-line': 'the-command-line',
  'search-engines': 'search-engines-link-previews-feeds',
  move: 'move-away',
  assistant: 'teach-the-assistant',
};
