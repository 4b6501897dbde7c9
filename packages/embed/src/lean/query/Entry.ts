import type { FetchContext, QueryOptions } from './options.js';

/** What is known under one key. */
export interface EntryState {
  /** Undefined until the first answer. */
  data: unknown;
  /** Of the newest call; it stays beside older data until a call succeeds. */
  error: Error | null;
  isFetching: boolean;
  /** Whether what is on its way is one more page. */
  isFetchingNextPage: boolean;
}

const blank: EntryState = { data: undefined, error: null, isFetching: false, isFetchingNextPage: false };

/** One key's answer, who looks at it, and the call that is on its way. */
export class Entry {
  state = blank;
  /** Of the newest rendering that looks at it. */
  options: QueryOptions;
  /** Marked by a change: asked anew by the next who shows it. */
  isOutdated = false;
  /** How many show it and want it. */
  active = 0;
  readonly #listeners = new Set<() => void>();
  readonly #onUnused: () => void;
  #call: AbortController | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  /** @param onUnused Called once nobody has looked at it for the options' `gcTime`. */
  constructor(options: QueryOptions, onUnused: () => void) {
    this.options = options;
    this.#onUnused = onUnused;
  }

  readonly read = () => this.state;

  /** Calls back after each change. Gives how to stop; what nobody waits for any more is cancelled. */
  readonly subscribe = (listener: () => void) => {
    clearTimeout(this.#leaving);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#cancel();
      this.set({ isFetching: false, isFetchingNextPage: false });
      this.#leaving = setTimeout(this.#onUnused, this.options.gcTime ?? keepTime);
    };
  };

  /** Takes the newest rendering's word for how to ask. */
  askBy(options: QueryOptions): void {
    this.options = options;
  }

  /** Somebody shows it and wants it: asks where it is not there, or outdated. Gives how to end that. */
  show(): () => void {
    this.active += 1;
    if (this.state.data === undefined || this.isOutdated) this.fetch();
    return () => {
      this.active -= 1;
    };
  }

  set(change: Partial<EntryState>) {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Asks, unless the first answer is on its way already. Newer data than those on screen are asked for anew. */
  fetch(isNextPage = false): void {
    if (this.#call && (isNextPage || this.state.data === undefined)) return;
    this.#cancel();
    const call = new AbortController();
    this.#call = call;
    const { data, error } = this.state;
    this.set({ isFetching: true, isFetchingNextPage: isNextPage, error: data === undefined ? null : error });
    this.options.load({ signal: call.signal, data, isNextPage } satisfies FetchContext).then(
      (loaded) => this.#settle(call, { data: loaded, error: null }),
      (reason: unknown) =>
        this.#settle(call, { error: reason instanceof Error ? reason : new Error(String(reason), { cause: reason }) }),
    );
  }

  #settle(call: AbortController, change: Partial<EntryState>) {
    if (this.#call !== call) return;
    this.#call = undefined;
    if (!change.error) this.isOutdated = false;
    this.set({ ...change, isFetching: false, isFetchingNextPage: false });
  }

  #cancel() {
    const call = this.#call;
    this.#call = undefined;
    call?.abort();
  }
}

/** How long an answer that nobody shows is kept, in ms: React Query's own five minutes. */
const keepTime = 300_000;
