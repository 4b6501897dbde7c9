import { type Donation, errorStatus } from '@clothesline/api-client';
import { useToast } from '@clothesline/ui';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { CreateFormMessages } from '../messages.js';
import type { FieldIssue } from '../state/issues.js';
import { failureText } from '../state/refusal.js';
import type { CreateFormModel, ListingOptions, SubmitResult } from '../state/useFormModel.js';
import type { ForeignSite } from '../state/useForeignSite.js';
import { findControl, fieldNames, focusField } from './focusField.js';

export interface SendingOptions {
  /** Called for each donation once all have been listed. Receives the server's donation, if any. */
  onCreated?: ((donation: Donation | undefined) => void) | undefined;
  /** Called if listing fails. The form has already shown a message at this point. */
  onError?: ((error: unknown) => void) | undefined;
  /** Called if an account is required, for pages with their own sign-in. By default, the form sends a code by email. */
  onSignIn?: (() => void) | undefined;
  /** Renders next steps in the success message. */
  renderCreated?: ((donation: Donation) => ReactNode) | undefined;
}

interface SendingParts extends SendingOptions, Pick<ListingOptions, 'onSubmit'> {
  form: RefObject<HTMLFormElement | null>;
  submit: CreateFormModel['submit'];
  /** Called with `undefined` once the token has expired. */
  keepToken: (token: string | undefined) => void;
  foreignSite: ForeignSite;
  texts: CreateFormMessages;
}

type AddressFound = Extract<SubmitResult, { outcome: 'address' }>;

export interface Sending {
  /** @param accepted Addresses or contact details in the text that the donor agreed to publish */
  send(accepted?: readonly string[]): Promise<void>;
  address: AddressFound | undefined;
  changeAddress(): void;
  isAsking: boolean;
  sendWith(token: string): void;
  foreignNotice: RefObject<HTMLDivElement | null>;
}

/** In ms. */
const timeForNext = 15_000;

export function useSending(parts: SendingParts): Sending {
  const { form, submit, keepToken, foreignSite, texts, onCreated, onError, onSignIn, onSubmit, renderCreated } = parts;
  const { toast } = useToast();
  const foreignNotice = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [address, setAddress] = useState<AddressFound>();

  async function send(accepted?: readonly string[]) {
    setAddress(undefined);
    const result = await submit(accepted);
    // The form may have been removed while we were waiting.
    const isHere = form.current !== null;
    switch (result.outcome) {
      case 'invalid':
        focusFirst(result.issues);
        break;
      case 'address':
        setAddress(result);
        break;
      case 'failed':
        if (errorStatus(result.error) === 401) {
          // With a custom `onSubmit`, our codes and tokens wouldn't work.
          if (!onSignIn && !onSubmit) {
            askForCode();
            break;
          }
          onSignIn?.();
        }
        if (isHere && tellForeignSite(result.error)) {
          onError?.(result.error);
          break;
        }
        toast({
          title: texts.failedTitle,
          description: [
            result.created > 0 && texts.createdSome({ count: result.created }),
            failureText(result.error, texts),
          ]
            .filter(Boolean)
            .join(' '),
          variant: 'destructive',
        });
        if (!focusFirst(result.issues)) focusSubmit();
        onError?.(result.error);
        break;
      case 'created':
        notifyCreated(result.donations);
        focusSubmit();
        if (isHere) for (const donation of result.donations) onCreated?.(donation);
        break;
      case 'waiting':
      case 'ignored':
        break;
    }
  }

  function tellForeignSite(error: unknown): boolean {
    const isWhy = flushSync(() => foreignSite.learn(error));
    if (isWhy) foreignNotice.current?.focus();
    return isWhy;
  }

  function askForCode() {
    keepToken(undefined);
    flushSync(() => setAsking(true));
    (findControl(form.current, fieldNames.code) ?? findControl(form.current, fieldNames.email))?.focus();
  }

  function notifyCreated(donations: readonly (Donation | undefined)[]) {
    if (donations.length > 1) {
      toast({ title: texts.createdManyTitle, description: texts.createdManyText({ count: donations.length }) });
      return;
    }
    const [donation] = donations;
    const next = donation && renderCreated?.(donation);
    toast({
      title: texts.createdTitle,
      description: (
        <>
          {texts.createdText}
          {next}
        </>
      ),
      ...(next !== undefined && { duration: timeForNext }),
    });
  }

  function focusFirst(found: readonly FieldIssue[]): boolean {
    const [first] = found;
    return first !== undefined && focusField(form.current, first);
  }

  function focusSubmit() {
    findControl(form.current, fieldNames.submit)?.focus();
  }

  return {
    send,
    address,
    changeAddress() {
      setAddress(undefined);
      if (address) focusField(form.current, { ...address.first, message: '' });
    },
    isAsking,
    sendWith(given) {
      keepToken(given);
      setAsking(false);
      void send();
    },
    foreignNotice,
  };
}
