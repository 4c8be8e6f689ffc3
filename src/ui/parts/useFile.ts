import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'

/**
 * A file that a person drops on a place or chooses: `place` and `input` are for those two elements, `choose` opens the
 * browser's choice. While `busy` nothing is taken.
 */
export function useFile(take: (file: File) => void, busy = false) {
  const [over, enter] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const given = (file: File | undefined) => {
    if (file !== undefined && !busy) take(file)
  }
  const drag = (event: DragEvent) => {
    // Text may be dragged, too: that is the browser's.
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    enter(event.type === 'dragover' && !busy)
    if (event.type === 'drop') given(event.dataTransfer.files[0])
  }
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    given(target.files?.[0])
    // The same file may be chosen again.
    target.value = ''
  }
  return {
    place: { 'data-over': over ? '' : undefined, onDragOver: drag, onDragLeave: drag, onDrop: drag },
    input: { ref: input, type: 'file', hidden: true, onChange },
    choose: () => input.current?.click(),
  } as const
}
