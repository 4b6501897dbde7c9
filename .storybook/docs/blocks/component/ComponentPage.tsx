import {
  Controls,
  Description,
  DocsContext,
  type DocsContextProps,
  DocsStory,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import facts from 'virtual:facts';
import { useContext } from 'react';
import { componentName, readGuide } from '../../../catalog/guides.js';
import { DocsLink } from '../DocsLink.js';
import { Elements } from '../Elements.js';
import { Facts } from '../Facts.js';
import { Prose } from '../Prose.js';
import { HtmlSnippet, ReactSnippet } from '../Snippets.js';
import { Anatomy } from './Anatomy.js';
import { Gallery } from './Gallery.js';
import { Pairs } from './Pairs.js';
import { Status } from './Status.js';
import { isExample, links } from './stories.js';
import { StoryFrame } from './StoryFrame.js';

export function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const path = String(preparedMeta.parameters.fileName ?? '').replace(/^\.\//, '');
  const guide = readGuide(path);
  const about = facts[path];
  const use = guide?.use;
  const id = csfFile.meta.id;
  const [primary, ...others] = stories;
  const examples = others.filter((story) => isExample(story, guide, csfFile.meta.args));
  const states = others.filter((story) => story !== primary && !examples.includes(story));
  return (
    <>
      <Title />
      {guide && <Status guide={guide} />}
      <Description />
      <Primary />
      {guide && (
        <>
          <h2>Variants</h2>
          <Gallery guide={guide} name={componentName(path)} id={id} meta={csfFile.meta} />
          <h2>Anatomy</h2>
          <Anatomy {...guide.anatomy} id={id} />
          <h2>Do and don’t</h2>
          <Pairs guide={guide} stories={stories} meta={csfFile.meta} />
        </>
      )}
      <h2>React</h2>
      {use && <ReactSnippet {...use} />}
      <Controls />
      <p>
        <code>className</code>, <code>style</code>, <code>id</code>, <code>ref</code>, <code>data-*</code> and{' '}
        <code>aria-*</code> apply to the root. In fields, <code>className</code> and <code>style</code> apply to the
        frame, the others to the control.
      </p>
      <h2>HTML</h2>
      {!use?.element && (
        <p>It has no custom element. Pages without React use the widgets’ elements, which contain it.</p>
      )}
      {use?.element && (
        <>
          <HtmlSnippet {...use} />
          <Elements tag={use.element} />
        </>
      )}
      {guide && (
        <>
          <h2>Keyboard</h2>
          {guide.keys.length === 0 && <p>Not interactive, so it can’t be focused.</p>}
          <Facts headings={['Keys', 'Effect']} rows={guide.keys} />
          <h2>Screen readers</h2>
          <ul>
            {guide.readOut.map((line) => (
              <li key={line}>
                <Prose>{line}</Prose>
              </li>
            ))}
          </ul>
          <h2>Content</h2>
          <ul>
            {guide.words.map((line) => (
              <li key={line}>
                <Prose>{line}</Prose>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>Tokens</h2>
      {about?.tokens.length ? (
        <ul style={{ columnWidth: 260 }}>
          {about.tokens.map((token) => (
            <li key={token}>
              <code>{token}</code>
            </li>
          ))}
        </ul>
      ) : (
        <p>Only its parts use tokens.</p>
      )}
      {examples.length > 0 && <h2>Examples</h2>}
      {examples.map((story) => (
        <Example key={story.id} story={story} />
      ))}
      <h2>Changes</h2>
      {about?.changes.length ? (
        <ul data-part="changes">
          {about.changes.map(({ version, says }) => (
            <li key={`${version} ${says}`}>
              <strong>{version === 'next' ? 'Next release' : version}:</strong> <Prose>{says}</Prose>
            </li>
          ))}
        </ul>
      ) : (
        <p>None since {guide?.since ?? '0.1.0'}.</p>
      )}
      <h2>Resources</h2>
      {about && (
        <ul>
          {links(about).map(({ says, file }) => (
            <li key={file}>
              {says}: <DocsLink href={`source/${file}.txt`}>{file}</DocsLink>
            </li>
          ))}
        </ul>
      )}
      {states.length > 0 && (
        <p>
          Every state is a test:{' '}
          {states.map(({ id: story, name }, at) => (
            <span key={story}>
              {at > 0 && ', '}
              <DocsLink href={`?path=/story/${story}`}>{name}</DocsLink>
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}

/**
 * Stories with overlays need an iframe. These load when opened, since a dozen iframes would block the main thread and
 * only one of them can have focus at a time.
 */
function Example({ story }: { story: ReturnType<DocsContextProps['componentStories']>[number] }) {
  if (story.parameters.docs?.story?.inline !== false) return <DocsStory of={story.moduleExport} expanded />;
  return (
    <>
      <h3 id={`anchor--${story.id}`}>{story.name}</h3>
      <details>
        <summary>Show story</summary>
        <StoryFrame id={story.id} height={640} />
      </details>
    </>
  );
}
