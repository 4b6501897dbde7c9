import { Frame } from '../Frame.js';
import { Prose } from '../Prose.js';
import * as styles from './component.css.js';
import { Instance, type Drawn } from './Instance.js';

interface PairsProps {
  pairs: readonly GuidePair[];
  meta: Drawn;
}

export function Pairs({ pairs, meta }: PairsProps) {
  return (
    <div data-part="pairs">
      {pairs.map((pair) => (
        <div key={pair.do.says} className={styles.pair}>
          <Example heading="Do" example={pair.do} meta={meta} className={styles.good} />
          <Example heading="Don’t" example={pair.dont} meta={meta} className={styles.bad} />
        </div>
      ))}
    </div>
  );
}

interface ExampleProps {
  heading: string;
  example: GuideExample;
  meta: Drawn;
  className: string;
}

function Example({ heading, example: { says, args }, meta, className }: ExampleProps) {
  return (
    <div className={className}>
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
