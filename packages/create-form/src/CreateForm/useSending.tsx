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

/** Handlers of a page for sent donations. */
export interface SendingOptions {
  /** Called for each donation after all are listed, with the server's version if it returns one. */
  onCreated?: ((donation: Donation | undefined) => void) | undefined;
  /**
   * Called if a sent donation could not be listed, with the error of the call. The form has informed the visitor
   * already.
   */
  onError?: ((error: unknown) => void) | undefined;
  /**
   * Called if the server requires an account, on pages with their own sign-in. Without it, the form mails a code and
   * lists with that.
   */
  onSignIn?: (() => void) | undefined;
  /** Next steps, such as links, in the message that the donation was created. */
  renderCreated?: ((donation: Donation) => ReactNode) | undefined;
}

interface SendingParts extends SendingOptions, Pick<ListingOptions, 'onSubmit'> {
  form: RefObject<HTMLFormElement | null>;
  submit: CreateFormModel['submit'];
  /** Stores the token obtained by a mailed code; undefined once it has expired. */
  keepToken: (token: string | undefined) => void;
  foreignSite: ForeignSite;
  texts: CreateFormMessages;
}

type AddressFound = Extract<SubmitResult, { outcome: 'address' }>;

export interface Sending {
  /** @param accepted What tells where or how to find the visitor, and may be published. */
  send(accepted?: readonly string[]): Promise<void>;
  /** Texts that look like addresses, until the visitor decides whether they may be published. */
  address: AddressFound | undefined;
  /** Returns to the field with the first address. */
  changeAddress(): void;
  /** Whether the form asks for a mailed code. */
  isAsking: boolean;
  /** Sends with the token obtained by the code. */
  sendWith(token: string): void;
  /** Notice above the fields if the server takes no donations from this website. */
  foreignNotice: RefObject<HTMLDivElement | null>;
}

/** Time that a message with next steps stays, in ms. */
const timeForNext = 15_000;

/** Sends the form, announces the outcome, and moves the focus to the next step. */
export function useSending(parts: SendingParts): Sending {
  const { form, submit, keepToken, foreignSite, texts, onCreated, onError, onSignIn, onSubmit, renderCreated } = parts;
  const { toast } = useToast();
  const foreignNotice = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [address, setAddress] = useState<AddressFound>();

  async function send(accepted?: readonly string[]) {
    setAddress(undefined);
    const result = await submit(accepted);
    // Announces the outcome without moving the focus if the form has left the page.
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
          // Asks for a code only if the client's own server lists the donation.
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
        tellCreated(result.donations);
        focusSubmit();
        if (isHere) for (const donation of result.donations) onCreated?.(donation);
        break;
      case 'waiting':
      case 'ignored':
        break;
    }
  }

  /** Shows the notice above the fields. Returns whether the server refuses this website. */
  function tellForeignSite(error: unknown): boolean {
    const isWhy = flushSync(() => foreignSite.learn(error));
    if (isWhy) foreignNotice.current?.focus();
    return isWhy;
  }

  /** Clears an expired token too. */
  function askForCode() {
    keepToken(undefined);
    flushSync(() => setAsking(true));
    (findControl(form.current, fieldNames.code) ?? findControl(form.current, fieldNames.email))?.focus();
  }

  function tellCreated(donations: readonly (Donation | undefined)[]) {
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

  /** Returns the focus to the button, which lost it while disabled. */
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
