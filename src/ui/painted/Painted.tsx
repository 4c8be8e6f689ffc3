import { useLayoutEffect, useRef } from 'react'
import { EMPTY, forget, showOn } from './bitmaps.ts'
import styles from './Painted.module.css'
import type { Picture } from './picture.ts'

/** A picture, as one image that fills its place. */
export const Painted = ({ picture }: { readonly picture: Picture }) => {
  const ref = useRef<HTMLImageElement>(null)
  const key = JSON.stringify(picture)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the picture, an object of each render
  useLayoutEffect(() => {
    if (ref.current) showOn(ref.current, key, picture)
  }, [key])
  useLayoutEffect(() => {
    const image = ref.current
    return () => {
      if (image) forget(image)
    }
  }, [])
  return (
    <img
      ref={ref}
      className={styles.painted}
      data-part="picture"
      alt=""
      src={EMPTY}
      decoding="sync"
      draggable={false}
    />
  )
}
