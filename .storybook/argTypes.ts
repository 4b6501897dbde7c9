import { HeartIcon, MapPinIcon, PlusIcon, SearchIcon, SendIcon, ShareIcon } from '@clothesline/ui';
import type { ArgsEnhancer, ArgTypesEnhancer } from 'storybook/internal/types';
import { createElement } from 'react';
import { componentName } from './catalog/guides.js';
import { readProps, rootNames, type Prop } from './catalog/props.js';

const icons = { HeartIcon, MapPinIcon, PlusIcon, SearchIcon, SendIcon, ShareIcon };
const iconMapping = Object.fromEntries(Object.entries(icons).map(([name, Icon]) => [name, createElement(Icon)]));

/**
 * Derives controls from TypeScript types because Storybook's docgen misses most of them. Screens and emails get no
 * controls, and neither do plain HTML attributes or values that can't be typed in.
 */
export const typedArgTypes: ArgTypesEnhancer = ({ argTypes, parameters, initialArgs }) => {
  const props = readProps(componentName(String(parameters.fileName ?? '')));
  const own = props
    .filter(({ name }) => !rootNames.includes(name))
    .map((prop) => [prop.name, toArgType(prop)] as const);
  const known = new Set(own.map(([name]) => name));
  const others = Object.entries(initialArgs)
    .filter(([name]) => !known.has(name))
    .map(
      ([name, value]) =>
        [name, argTypes[name]?.control ? argTypes[name] : toOther(name, props.length > 0 && isTyped(value))] as const,
    );
  return { ...Object.fromEntries(own), ...Object.fromEntries(others) };
};

function toOther(name: string, isShown: boolean) {
  if (!isShown || rootNames.includes(name)) return { name, control: false as const };
  return name === 'children' ? toArgType(childrenProp) : { name, description: 'An attribute of the element.' };
}

const isTyped = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** Switches need an initial value, otherwise Storybook renders a "Set boolean" button instead of the switch. */
export const switchDefaults: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, { control, table }]) => {
      const byDefault: unknown = table?.defaultValue?.summary;
      const isSwitch = typeof control === 'object' && control.type === 'boolean';
      return isSwitch && initialArgs[name] === undefined && byDefault ? [[name, byDefault === 'true']] : [];
    }),
  );

const childrenProp: Prop = { name: 'children', type: 'ReactNode', isRequired: false, says: 'The content.' };

function toArgType({ name, type, options, isRequired, says, byDefault }: Prop) {
  return {
    name,
    description: says,
    type: { name: options ? 'enum' : toKind(type), value: options ?? [], required: isRequired } as never,
    table: { type: { summary: type }, ...(byDefault === undefined ? {} : { defaultValue: { summary: byDefault } }) },
    ...pickControl(name, type, options, isRequired || byDefault !== undefined),
  };
}

function toKind(type: string): string {
  if (type === 'string' || type === 'number' || type === 'boolean') return type;
  return type.includes('=>') ? 'function' : 'other';
}

const text = /^(string|boolean \| string|ReactNode|number \| string|string \| undefined)$/;

/** Three-state control for booleans like `open` or `pressed` (unset is not the same as `false`) */
const trilean = {
  options: [undefined, true, false],
  control: { type: 'inline-radio' as const, labels: { undefined: 'not set', true: 'true', false: 'false' } },
};

function pickControl(name: string, type: string, options: string[] | undefined, isSet: boolean) {
  const select = { control: { type: 'select' as const } };
  if (options) return { options, ...select };
  if (name === 'icon') return { options: Object.keys(icons), mapping: iconMapping, ...select };
  if (type === 'boolean') return isSet ? { control: { type: 'boolean' as const } } : trilean;
  if (type === 'number') return { control: { type: 'number' as const } };
  if (text.test(type)) return { control: { type: 'text' as const } };
  if (/^(\d \| )+\d$/.test(type)) return { options: type.split(' | ').map(Number), ...select };
  return { control: false as const };
}
