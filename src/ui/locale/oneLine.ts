/**
 * A text of several paragraphs on one line. A finished sentence, an explanation in brackets or a dash needs only a
 * space after it; what has no end of its own, such as a keyword, is set apart by a dot.
 */
export const onOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .reduce((said, line) => (said === '' || /[.)—]$/.test(said) ? `${said} ${line}` : `${said} · ${line}`), '')
    .trim()
