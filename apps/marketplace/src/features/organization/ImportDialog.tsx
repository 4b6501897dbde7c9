import { Button, Dialog, Inline, Stack, Text, useTexts } from '@clothesline/ui';
import { type ChangeEvent, useId, useState } from 'react';
import { useCall } from '../../lib/forms/useCall.js';
import { organizationPage } from '../../locales/en/organizationPage.js';
import { readCsv, type Row } from './csv.js';
import * as styles from './Organization.css.js';

export interface LineResult {
  result: 'added' | 'changed' | 'unchanged' | 'failed';
  /** The row's title and why it can't be imported. */
  title: string;
  problem?: string | undefined;
}

interface ImportDialogProps {
  title: string;
  hint: string;
  required: readonly string[];
  /** Maximum number of rows. */
  most: number;
  /** Resolves with a result per row. A trial must not change anything. */
  send: (rows: readonly Row[], isTrial: boolean) => Promise<LineResult[]>;
  onClose: () => void;
}

/** Imports a CSV file after showing the result for each line. */
export function ImportDialog({ title, hint, required, most, send, onClose }: ImportDialogProps) {
  const messages = useTexts(organizationPage);
  const fieldId = useId();
  const { isPending, problem, run, clear } = useCall();
  const [fileProblem, setFileProblem] = useState<string>();
  const [preview, setPreview] = useState<{ rows: readonly Row[]; results: readonly LineResult[]; isDone: boolean }>();

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    clear();
    setPreview(undefined);
    setFileProblem(undefined);
    if (!file) return;
    const found = file.size < maxBytes ? readCsv(await readText(file), required) : undefined;
    if (!found?.length) return setFileProblem(messages.notCsv({ columns: required.join(', ') }));
    if (found.length > most) return setFileProblem(messages.tooManyLines({ most }));
    await run(async () => setPreview({ rows: found, results: await send(found, true), isDone: false }));
  }

  const changes = preview?.results.filter(({ result }) => result === 'added' || result === 'changed').length ?? 0;
  return (
    <Dialog open onOpenChange={onClose} title={title} size="large">
      <Stack space="large">
        <div>
          <label htmlFor={fieldId}>{messages.file}</label>
          <Text size="small" tone="muted">
            {hint}
          </Text>
          <input
            id={fieldId}
            type="file"
            accept=".csv,text/csv"
            disabled={isPending}
            onChange={(event) => void choose(event)}
          />
        </div>
        <div role="alert">{(fileProblem ?? problem) && <Text tone="danger">{fileProblem ?? problem}</Text>}</div>
        <div role="status">
          {preview && (
            <Stack space="small">
              <Text weight="bold">{preview.isDone ? messages.importDone : messages.trial}</Text>
              <ol className={styles.results}>
                {preview.results.map(({ result, title: name, problem: why }, index) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <Text as="li" key={index} tone={result === 'failed' ? 'danger' : undefined} dir="auto">
                    {`${name}: ${messages.results[result]}${why === undefined ? '' : ` (${why})`}`}
                  </Text>
                ))}
              </ol>
            </Stack>
          )}
        </div>
        <Inline wrap>
          {preview && !preview.isDone && changes > 0 && (
            <Button
              tone="primary"
              busy={isPending}
              onClick={() =>
                void run(async () => setPreview({ ...preview, results: await send(preview.rows, false), isDone: true }))
              }
            >
              {messages.importLines({ count: changes })}
            </Button>
          )}
          <Button onClick={onClose}>{preview?.isDone ? messages.done : messages.cancel}</Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}

const maxBytes = 1_000_000;

/** By default, Excel saves CSV files in a Windows code page. */
async function readText(file: File): Promise<string> {
  const text = await file.text();
  if (!text.includes('\uFFFD')) return text;
  const { lang } = document.documentElement;
  const codePage = lang === 'ar' ? 'windows-1256' : lang.startsWith('zh') ? 'big5' : 'windows-1252';
  return new TextDecoder(codePage).decode(await file.arrayBuffer());
}
