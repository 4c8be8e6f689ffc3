import { useState } from 'react'
import { sayPuzzle } from '../messages/pages/puzzles.ts'
import { Button } from '../parts/index.ts'
import { type OwnPuzzle, puzzleHref } from './openPuzzle.ts'

/** Copies the link to a puzzle, and says so. */
export const Share = ({ puzzle }: { readonly puzzle: string | OwnPuzzle }) => {
  const [news, tell] = useState('')
  const copy = (): void => {
    navigator.clipboard.writeText(new URL(puzzleHref(puzzle), location.href).href).then(
      () => tell(sayPuzzle('puzzle.copied')),
      () => tell(sayPuzzle('puzzle.copyFailed')),
    )
  }
  return (
    <>
      <Button onClick={copy}>{sayPuzzle('puzzle.share')}</Button>
      <span role="status">{news}</span>
    </>
  )
}
