/**
 * A text of several paragraphs on one line. A finished sentence, an explanation in brackets or a dash needs only a
 * space after it; what has no end of its own, such as a keyword, is set apart by a dot. Spaces at its ends stay: it may
 * be a part of a sentence.
 */
export const onOneLine = (text: string): string =>
  text
    .split(/\s*\n\s*/)
    .filter((line) => line !== '')
    .reduce((said, line) => (said === '' ? line : /[.)—]$/.test(said) ? `${said} ${line}` : `${said} · ${line}`), '')
