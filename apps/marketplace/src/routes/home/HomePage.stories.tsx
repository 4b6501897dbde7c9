import type { Meta } from '@storybook/react-vite';
import { empty, failing, loading, screenMeta, type ScreenStoryObj } from '../../testing/screenMeta.js';
import type { ScreenStory } from '../../testing/ScreenStory.js';

const meta: Meta<typeof ScreenStory> = { ...screenMeta, title: 'Screens/Home', args: { path: '/' } };
export default meta;

export const Full: ScreenStoryObj = {};

export const Loading: ScreenStoryObj = { args: { backend: loading } };

export const Empty: ScreenStoryObj = { args: { backend: empty } };

export const Failed: ScreenStoryObj = { args: { backend: failing } };
