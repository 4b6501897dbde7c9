import { HeartIcon, MapPinIcon, PlusIcon, SearchIcon, SendIcon, ShareIcon } from '@clothesline/ui';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { createElement } from 'react';
import { componentName } from './catalog/guides.js';
import { readProps, rootNames, type Prop } from './catalog/props.js';

const icons = { HeartIcon, MapPinIcon, PlusIcon, SearchIcon, SendIcon, ShareIcon };
const iconMapping = Object.fromEntries(Object.entries(icons).map(([name, Icon]) => [name, createElement(Icon)]));

/** Sets the controls of a component from its TypeScript types, of which Storybook's own reader knows few. */
export const typedArgTypes: ArgTypesEnhancer = ({ parameters, argTypes, initialArgs }) => {
  const props = readProps(componentName(String(parameters.fileName ?? '')));
  if (props.length === 0) return argTypes;
  const own = props
    .filter(({ name }) => !rootNames.includes(name))
    .map((prop) => [prop.name, toArgType(prop)] as const);
  const words = typeof initialArgs.children === 'string' && !props.some(({ name }) => name === 'children');
  return Object.fromEntries([...own, ...(words ? [['children', toArgType(childrenProp)] as const] : [])]);
};

const childrenProp: Prop = { name: 'children', type: 'ReactNode', isRequired: false, says: 'Its content.' };

function toArgType({ name, type, options, isRequired, says, byDefault }: Prop) {
  return {
    name,
    description: says,
    type: { name: options ? 'enum' : toKind(type), value: options ?? [], required: isRequired } as never,
    table: { type: { summary: type }, ...(byDefault === undefined ? {} : { defaultValue: { summary: byDefault } }) },
    ...pickControl(name, type, options),
  };
}

function toKind(type: string): string {
  if (type === 'string' || type === 'number' || type === 'boolean') return type;
  return type.includes('=>') ? 'function' : 'other';
}

const text = /^(string|boolean \| string|ReactNode|number \| string|string \| undefined)$/;

/** Returns a control for a type; undefined if it cannot be typed in. */
function pickControl(name: string, type: string, options?: string[]) {
  const select = { control: { type: 'select' as const } };
  if (options) return { options, ...select };
  if (name === 'icon') return { options: Object.keys(icons), mapping: iconMapping, ...select };
  if (type === 'boolean') return { control: { type: 'boolean' as const } };
  if (type === 'number') return { control: { type: 'number' as const } };
  if (text.test(type)) return { control: { type: 'text' as const } };
  if (/^(\d \| )+\d$/.test(type)) return { options: type.split(' | ').map(Number), ...select };
  return { control: false as const };
}
