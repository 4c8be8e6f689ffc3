import { useCallback } from 'react'
import { positionOfBoard } from '../session/boards.ts'
import { useLoad } from '../session/loading.ts'
import { MiniTable } from './MiniTable.tsx'

interface BoardPictureProps {
  /** Board data; the same value is loaded once. */
  readonly board: unknown
  readonly label: string
}

/** The picture of a board's data, as its first player sees it. */
export const BoardPicture = ({ board, label }: BoardPictureProps) => {
  const made = useCallback(() => positionOfBoard(board), [board])
  const { load } = useLoad(made)
  const position = load.state === 'ready' && 'position' in load.value ? load.value.position : null
  return <MiniTable position={position} viewer={0} open label={label} />
}
