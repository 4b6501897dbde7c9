import {
  ArrowLeftIcon,
  ArrowRightIcon,
  CloseIcon,
  IconButton,
  MinusIcon,
  PlusIcon,
  Text,
  useTexts,
} from '@clothesline/ui';
import { photoSrcSet } from '@clothesline/api-client';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { detail } from '../../locales/en/detail.js';
import * as styles from './PictureViewer.css.js';

interface PictureViewerProps {
  images: readonly string[];
  alts: readonly string[];
  first: number;
  onShow(index: number): void;
  onClose(): void;
}

export function PictureViewer({ images, alts, first, onShow, onClose }: PictureViewerProps) {
  const messages = useTexts(detail);
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [start] = useState(first);
  const [shown, setShown] = useState(start);
  const [isLarge, setLarge] = useState(false);

  useLayoutEffect(() => {
    const opened = dialog.current;
    // jsdom doesn't implement `showModal`
    if (opened?.showModal) opened.showModal();
    else opened?.setAttribute('open', '');
    list.current?.children[start]?.scrollIntoView?.({ block: 'nearest', inline: 'start' });
    // closing explicitly restores the focus
    return () => opened?.close?.();
  }, [start]);

  function show(index: number) {
    if (index < 0 || index >= images.length) return;
    setShown(index);
    setLarge(false);
    onShow(index);
    list.current?.children[index]?.scrollIntoView?.({ block: 'nearest', inline: 'start' });
  }

  /** Follows swipes. */
  function followScroll() {
    const { scrollLeft = 0, clientWidth = 0 } = list.current ?? {};
    const index = clientWidth > 0 ? Math.round(Math.abs(scrollLeft) / clientWidth) : shown;
    if (index === shown || !images[index]) return;
    setShown(index);
    onShow(index);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    const isBackwards = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowLeft: isBackwards ? 1 : -1, ArrowRight: isBackwards ? -1 : 1 }[event.key];
    if (step === undefined || isLarge) return;
    event.preventDefault();
    show(shown + step);
  }

  const isSeveral = images.length > 1;
  return (
    <dialog
      ref={dialog}
      aria-label={messages.pictures}
      className={styles.viewer}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <span role="status">
          {isSeveral && <Text as="span">{messages.pictureOf({ number: shown + 1, of: images.length })}</Text>}
        </span>
        <span className={styles.actions}>
          <IconButton
            label={isLarge ? messages.smaller : messages.larger}
            icon={isLarge ? <MinusIcon /> : <PlusIcon />}
            onClick={() => setLarge(!isLarge)}
          />
          {isSeveral && (
            <>
              <IconButton
                label={messages.previousPicture}
                icon={<ArrowLeftIcon />}
                disabled={shown === 0}
                onClick={() => show(shown - 1)}
              />
              <IconButton
                label={messages.nextPicture}
                icon={<ArrowRightIcon />}
                disabled={shown === images.length - 1}
                onClick={() => show(shown + 1)}
              />
            </>
          )}
          <IconButton label={messages.closePictures} icon={<CloseIcon />} onClick={onClose} />
        </span>
      </div>
      <ul ref={list} className={styles.list} data-large={isLarge || undefined} onScroll={followScroll}>
        {images.map((image, index) => (
          // the same URL may appear twice
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index} ${image}`} className={styles.item} aria-hidden={index !== shown || undefined}>
            <img
              src={image}
              srcSet={photoSrcSet(image)}
              sizes={isLarge ? '200vw' : '100vw'}
              alt={alts[index] ?? ''}
              loading={index === start ? 'eager' : 'lazy'}
              decoding="async"
              referrerPolicy="no-referrer"
              className={isLarge && index === shown ? styles.large : styles.picture}
            />
          </li>
        ))}
      </ul>
    </dialog>
  );
}
