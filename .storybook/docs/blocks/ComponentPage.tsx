import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { Elements } from './Elements.js';
import type { Use } from './importLines.js';
import { HtmlSnippet, ReactSnippet } from './Snippets.js';

/** The page of a component: what it is for, how it is operated and read out, how it is used, and each of its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const use: Use | undefined = preparedMeta.parameters.use;
  const from = use?.from ?? '@clothesline/ui';
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <h2>In React</h2>
      {use && <ReactSnippet {...use} />}
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
