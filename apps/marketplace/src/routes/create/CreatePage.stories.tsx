import type { Meta } from '@storybook/react-vite';
import { screenMeta, type ScreenStoryObj } from '../../testing/screenMeta.js';
import type { ScreenStory } from '../../testing/ScreenStory.js';

const meta: Meta<typeof ScreenStory> = { ...screenMeta, title: 'Screens/Create', args: { path: '/create' } };
export default meta;

export const Blank: ScreenStoryObj = {};
