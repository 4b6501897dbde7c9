import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { Frame } from '../Frame.js';
import { Prose } from '../Prose.js';
import * as styles from './component.css.js';
import { Instance, type Drawn } from './Instance.js';
import { StoryFrame } from './StoryFrame.js';

type Stories = ReturnType<DocsContextProps['componentStories']>;

interface PairsProps {
  guide: ComponentGuide;
  stories: Stories;
  meta: Drawn;
}

export function Pairs({ guide, ...component }: PairsProps) {
  const size = 'stories' in guide.gallery ? guide.gallery : { height: 480 };
  return (
    <div data-part="pairs">
      {guide.pairs.map((pair) => (
        <div key={pair.do.says} className={styles.pair}>
          <Example {...component} heading="Do" example={pair.do} size={size} className={styles.good} />
          <Example {...component} heading="Don’t" example={pair.dont} size={size} className={styles.bad} />
        </div>
      ))}
    </div>
  );
}

interface ExampleProps {
  heading: string;
  example: GuideExample;
  stories: Stories;
  meta: Drawn;
  size: { width?: number; height: number };
  className: string;
}

function Example({ heading, example: { says, args, story: name }, stories, meta, size, className }: ExampleProps) {
  const story = name && stories.find(({ id }) => id.endsWith(`--${name}`));
  const isFramed = story && story.parameters.docs?.story?.inline === false;
  const shown = isFramed ? undefined : (args ?? (story && story.initialArgs));
  return (
    <div className={className}>
      {isFramed && <StoryFrame id={story.id} width={size.width} height={size.height} />}
      {shown && (
        <Frame>
          <Instance meta={meta} args={shown} />
        </Frame>
      )}
      <p>
        <strong>{heading}:</strong> <Prose>{says}</Prose>
      </p>
    </div>
  );
}
