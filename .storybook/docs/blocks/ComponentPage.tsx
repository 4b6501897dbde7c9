import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { Elements } from './Elements.js';
import { HtmlSnippet, ReactSnippet } from './Snippets.js';

/**
 * What a widget's stories say of it, beside their comment: `parameters: { use: { from: '@clothesline/chat-widget',
 * react: '<ChatWidget />', element: 'clothesline-chat' } }`.
 */
export interface Use {
  /** The package that it comes from; `@clothesline/ui` by default. */
  from?: string;
  /** The component as one writes it. */
  react: string;
  /** The names to import, where it is not the component's own. */
  imports?: string;
  /** The tag of its element form. */
  element?: string;
  /** The element as one writes it. */
  html?: string;
}

/** The page of a component: what it is for, how it is operated and read out, how it is used, and each of its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const use: Use | undefined = preparedMeta.parameters.use;
  const from = use?.from ?? '@clothesline/ui';
  const name = preparedMeta.component?.displayName ?? preparedMeta.component?.name ?? '';
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <h2>In React</h2>
      <ReactSnippet name={use?.imports ?? name} from={from} jsx={use?.react} />
      <Controls />
      <h2>In HTML</h2>
      {!use?.element && (
        <p>It has no element of its own: pages without React use the elements of the widgets, which are made of it.</p>
      )}
      {use?.element && (
        <>
          <HtmlSnippet from={from} html={use.html ?? `<${use.element}></${use.element}>`} />
          <Elements tag={use.element} />
        </>
      )}
      <Stories includePrimary={false} />
    </>
  );
}
