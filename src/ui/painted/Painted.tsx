import { useLayoutEffect, useRef } from 'react'
import { forget, showOn } from './bitmaps.ts'
import styles from './Painted.module.css'
import type { Picture } from './picture.ts'

/** A picture, as one canvas that fills its place. */
export const Painted = ({ picture }: { readonly picture: Picture }) => {
  const ref = useRef<HTMLCanvasElement>(null)
  const key = JSON.stringify(picture)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the picture, which is made anew each time
  useLayoutEffect(() => {
    if (ref.current) showOn(ref.current, key, picture)
  }, [key])
  useLayoutEffect(() => {
    const canvas = ref.current
    return () => {
      if (canvas) forget(canvas)
    }
  }, [])
  return <canvas ref={ref} className={styles.painted} data-part="picture" />
}
