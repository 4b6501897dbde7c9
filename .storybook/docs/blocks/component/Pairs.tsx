import { Frame } from '../Frame.js';
import { Prose } from '../Prose.js';
import * as styles from './component.css.js';
import { Instance, type Drawn } from './Instance.js';
import { StoryFrame } from './StoryFrame.js';

interface PairsProps {
  guide: ComponentGuide;
  id: string;
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
  id: string;
  meta: Drawn;
  size: { width?: number; height: number };
  className: string;
}

function Example({ heading, example: { says, args, story }, id, meta, size, className }: ExampleProps) {
  return (
    <div className={className}>
      {story && <StoryFrame id={`${id}--${story}`} width={size.width} height={size.height} />}
      {args && (
        <Frame>
          <Instance meta={meta} args={args} />
        </Frame>
      )}
      <p>
        <strong>{heading}:</strong> <Prose>{says}</Prose>
      </p>
    </div>
  );
}
