import { cx, useTexts } from '@clothesline/ui';
import { hasEnded, type RequestState } from '@clothesline/api-client/members';
import { handOver } from '../../locales/en/handOver.js';
import { requests } from '../../locales/en/requests.js';
import * as styles from './Steps.css.js';

const way = ['waiting', 'promised', 'received'] as const satisfies RequestState[];

export function Steps({ state }: { state: RequestState }) {
  const texts = useTexts(handOver);
  const messages = useTexts(requests);
  const steps = listSteps(state);
  const reached = steps.indexOf(state);
  return (
    <ol className={styles.list} aria-label={messages.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === reached ? 'step' : undefined}
          className={cx(
            styles.step,
            index <= reached && (hasEnded(state) && state !== 'received' ? styles.ended : styles.reached),
            index === reached && styles.current,
          )}
        >
          {texts.requestStates[step]}
        </li>
      ))}
    </ol>
  );
}

function listSteps(state: RequestState): RequestState[] {
  if (state === 'offered') return ['waiting', 'offered', 'promised', 'received'];
  if (way.some((step) => step === state)) return [...way];
  return state === 'missed' ? ['waiting', 'promised', 'missed'] : ['waiting', state];
}
