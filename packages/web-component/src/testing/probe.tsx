import { useEffect, useState } from 'react';
import { defineElement, type ElementDefinition } from '../defineElement.js';
import { defineTable, event, json, type ElementProps } from '../table.js';

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

const probeTag: `test-probe${string}` = 'test-probe';

/** An attribute of each type. */
export const probeTable = defineTable({
  tag: probeTag,
  description: 'Shows its attributes.',
  attributes: {
    'api-host': { type: 'url', description: 'A server', isSafe: () => true, setBy: 'owner' },
    label: { type: 'string', description: 'A text with a default', default: 'Count' },
    size: { type: 'number', description: 'A number', min: 0, max: 100, default: 1 },
    count: { type: 'number', description: 'A count', min: 1, max: 10, whole: true },
    href: {
      type: 'url',
      description: 'An address',
      isSafe: (address) => address.startsWith('https:'),
      setBy: 'author',
      default: '/',
    },
    open: { type: 'boolean', description: 'There or not' },
    theme: { type: 'enum', description: 'A choice', values: ['auto', 'light', 'dark'], default: 'auto' },
    words: json<string[]>({ description: 'Words', isValid: isWords, expected: 'an array of words' }),
    lang: { type: 'language', description: 'A language' },
  },
  events: {
    message: event<{ text: string }>({ description: 'Something was said' }),
    select: event<{ id: number }>({ description: 'A link was followed', cancelable: true }),
  },
});

export type ProbeTable = typeof probeTable;
export type ProbeElement = HTMLElement & {
  apiHost?: string;
  label: string;
  size: number;
  open: boolean;
  theme: string;
  words?: string[];
};

/** Log of a test's probes. */
export interface ProbeLog {
  mounts: number;
  unmounts: number;
  /** Number of mounts and updates. */
  updates: number;
  prevented: boolean[];
}

/** Defines a probe under a new tag, since a registry can't be reset between tests. */
export function defineProbe(overrides: Partial<ElementDefinition<ProbeTable>> = {}) {
  const tag = `test-probe-${crypto.randomUUID().slice(0, 8)}` as const;
  const log: ProbeLog = { mounts: 0, unmounts: 0, updates: 0, prevented: [] };

  function Probe({ emit, host, ...values }: ElementProps<ProbeTable>) {
    const [count, setCount] = useState(0);
    useEffect(() => {
      log.mounts += 1;
      return () => {
        log.unmounts += 1;
      };
    }, []);
    useEffect(() => {
      log.updates += 1;
    });
    if (values.label === 'throw') throw new Error('The probe broke');
    return (
      <div>
        <button type="button" onClick={() => setCount(count + 1)}>
          {values.label}: {count}
        </button>
        <button type="button" onClick={() => emit('message', { text: 'Hello' })}>
          Say
        </button>
        <button type="button" onClick={() => void log.prevented.push(!emit('select', { id: 7 }))}>
          Select
        </button>
        <button type="button" onClick={() => emit('error', { error: host, message: 'Failed' })}>
          Fail
        </button>
        <output>{JSON.stringify(values)}</output>
      </div>
    );
  }

  const define = () =>
    defineElement({
      table: { ...probeTable, tag },
      component: Probe,
      styles: ['button { color: rgb(1, 2, 3); }'],
      ...overrides,
    });
  return { tag, log, define };
}
