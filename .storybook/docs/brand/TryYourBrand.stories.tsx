import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { ownBrand, type Brand } from './brandVariables.js';
import { sessionId, TryYourBrand } from './TryYourBrand.js';

const said = (id: string, role: 'user' | 'assistant', content: string) => ({
  id,
  sessionId,
  role,
  content,
  timestamp: `2026-03-01T10:0${id}:00.000Z`,
});

const factor = (description: string, min: number, max: number, step: number) => ({
  description,
  control: { type: 'range', min, max, step } as const,
});
const color = (description: string) => ({ description, control: 'color' as const });

const meta: Meta<Brand> = {
  title: 'Foundations/Try your brand',
  // a tool rather than a component: no picture, no test
  tags: ['!autodocs', '!test', '!manifest'],
  args: ownBrand,
  argTypes: {
    name: { description: 'Name of the assistant.', control: 'text' },
    accent: color('Color of buttons and links.'),
    second: color('Color of informational badges such as “New”.'),
    background: color('Background color in the light theme.'),
    roundness: factor('Corner radius: 0 is square, 1 is the default.', 0, 2, 0.25),
    density: factor('Spacing: 1 is the default.', 0.75, 1.25, 0.05),
    textScale: factor('Text size: 1 is the default.', 1, 1.3, 0.05),
    font: {
      description: 'A system font, or a font that your page loads.',
      control: 'select',
      options: ['', 'Georgia, serif', 'Verdana, sans-serif', 'Rockwell, serif', 'system-ui, sans-serif'],
    },
  },
  parameters: {
    chromatic: { disableSnapshot: true },
    ask: 'never',
    backend: {
      messages: [
        said('1', 'user', 'Is there a winter coat near me?'),
        said('2', 'assistant', 'Two are listed close to you. One is a warm parka: /donations/1'),
      ],
    },
  },
  render: function Render(brand) {
    const [, updateArgs] = useArgs<Brand>();
    return <TryYourBrand brand={brand} onAccentChange={(accent) => updateArgs({ accent })} />;
  },
};

export default meta;

export const YourBrand: StoryObj<Brand> = {};
