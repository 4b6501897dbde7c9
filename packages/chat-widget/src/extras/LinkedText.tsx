import { Anchor, VisuallyHidden } from '@clothesline/ui';
import { linkify, type Piece } from './linkify.js';
import * as styles from './extras.css.js';

interface LinkedTextProps {
  text: string;
  linkBase: string;
  newTabNote: string;
  onFollow: () => void;
}

/** Turns URLs into links. The text is never parsed as HTML or Markdown. */
export function LinkedText({ text, linkBase, newTabNote, onFollow }: LinkedTextProps) {
  return linkify(text, linkBase).map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <PieceLink key={piece.start} piece={piece} newTabNote={newTabNote} onFollow={onFollow} />
    ),
  );
}

interface PieceLinkProps {
  piece: Exclude<Piece, string>;
  newTabNote: string;
  onFollow: () => void;
}

function PieceLink({ piece: { text, href }, newTabNote, onFollow }: PieceLinkProps) {
  if (!/^https?:/i.test(href)) {
    return (
      <Anchor className={styles.link} dir="ltr" href={href} onClick={onFollow}>
        {text}
      </Anchor>
    );
  }
  return (
    <a className={styles.link} dir="ltr" href={href} target="_blank" rel="noopener noreferrer">
      {text}
      <VisuallyHidden> {newTabNote}</VisuallyHidden>
    </a>
  );
}
