import { Markdown } from '@storybook/addon-docs/blocks';

export function GuidePage({ text }: { text: string }) {
  return <Markdown>{text.replaceAll(linkToPage, toStory)}</Markdown>;
}

const linkToPage = /\]\(([a-z-]+)\.md(?:#[a-z-]+)?\)/g;

/** Storybook derives the URL from the page title. */
function toStory(_link: string, name: string): string {
  return `](?path=/docs/engineering-operating-${titles[name] ?? name}--docs)`;
}

/** Pages with a title that differs from the file name */
const titles: Record<string, string> = {
  'command-line': 'the-command-line',
  'search-engines': 'search-engines-link-previews-feeds',
  move: 'move-away',
  assistant: 'teach-the-assistant',
};
