import { type Donation, errorStatus } from '@clothesline/api-client';
import { useToast } from '@clothesline/ui';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { CreateFormMessages } from '../messages.js';
import type { FieldIssue } from '../state/issues.js';
import { failureTextOf } from '../state/refusal.js';
import type { CreateFormModel, SubmitHandler, SubmitResult } from '../state/useCreateForm.js';
import type { ForeignSite } from '../state/useForeignSite.js';
import { controlOf, fieldNames, focusField } from './focusField.js';

/** What a page does with what is sent. */
export interface SendingOptions {
  /** Called for each donation once all are listed, with what the server made of it; undefined where the server does not tell. */
  onCreated?: ((donation: Donation | undefined) => void) | undefined;
  /** Called when a donation that was sent could not be listed, with the error of the call. The visitor is told already. */
  onError?: ((error: unknown) => void) | undefined;
  /**
   * Called where the server lists donations of people with an account alone, on a page that signs them in itself. Without
   * it the form asks for a code that it has mailed to them, and lists with that.
   */
  onSignIn?: (() => void) | undefined;
  /** Lists a donation in a way of the page's own, such as its own server. By default the form asks the server of the `ApiProvider`. */
  onSubmit?: SubmitHandler | undefined;
  /** What may be done next, in the message that the donation was created; such as links. */
  renderCreated?: ((donation: Donation) => ReactNode) | undefined;
}

interface SendingParts extends SendingOptions {
  form: RefObject<HTMLFormElement | null>;
  submit: CreateFormModel['submit'];
  /** Takes what the donation is listed with, where the visitor has entered a code; nothing where that is over. */
  keepToken: (token: string | undefined) => void;
  foreignSite: ForeignSite;
  texts: CreateFormMessages;
}

type AddressFound = Extract<SubmitResult, { outcome: 'address' }>;

export interface Sending {
  /** @param accepted What tells where or how to find the visitor, and may be published. */
  send(accepted?: string): Promise<void>;
  /** What looks like an address, until the visitor says whether it may be published. */
  address: AddressFound | undefined;
  /** Goes back to the field with the address. */
  changeAddress(): void;
  /** Whether the visitor is asked for a mailed code. */
  isAsking: boolean;
  /** Sends with what the code gave. */
  sendWith(token: string): void;
  /** What stands above the fields where the server takes no donations from this website. */
  foreignNotice: RefObject<HTMLDivElement | null>;
}

/** How long the message with what may be done next stays, in ms. */
const timeForNext = 15_000;

/** Sends the form, tells the visitor how that ended, and puts the focus where they go on. */
export function useSending(parts: SendingParts): Sending {
  const { form, submit, keepToken, foreignSite, texts, onCreated, onError, onSignIn, onSubmit, renderCreated } = parts;
  const { toast } = useToast();
  const foreignNotice = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [address, setAddress] = useState<AddressFound>();

  async function send(accepted?: string) {
    setAddress(undefined);
    const result = await submit(accepted);
    // No form on the page any more: the visitor is elsewhere, and is told, but not taken away.
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
          // The code is for the server of the client.
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
          description: [result.created > 0 && texts.createdSome(result.created), failureTextOf(result.error, texts)]
            .filter(Boolean)
            .join(' '),
          variant: 'destructive',
        });
        if (!focusFirst(result.issues)) focusSubmit();
        onError?.(result.error);
        break;
      case 'created':
        tellCreated(result.donations);
        focusSubmit();
        if (isHere) for (const donation of result.donations) onCreated?.(donation);
        break;
      case 'waiting':
      case 'ignored':
        break;
    }
  }

  /** In sight, above what was typed. Returns whether it is the website that the server refuses. */
  function tellForeignSite(error: unknown): boolean {
    const isWhy = flushSync(() => foreignSite.learn(error));
    if (isWhy) foreignNotice.current?.focus();
    return isWhy;
  }

  /** Also where a token is over. */
  function askForCode() {
    keepToken(undefined);
    flushSync(() => setAsking(true));
    (controlOf(form.current, fieldNames.code) ?? controlOf(form.current, fieldNames.email))?.focus();
  }

  function tellCreated(donations: readonly (Donation | undefined)[]) {
    if (donations.length > 1) {
      toast({ title: texts.createdManyTitle, description: texts.createdManyText(donations.length) });
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

  /** The button was disabled while pending, and a disabled button loses the focus. */
  function focusSubmit() {
    controlOf(form.current, fieldNames.submit)?.focus();
  }

  return {
    send,
    address,
    changeAddress() {
      setAddress(undefined);
      if (address) focusField(form.current, { ...address, message: '' });
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
