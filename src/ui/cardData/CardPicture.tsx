import { useEffect, useState } from 'react'
import type { CardPicture as Picture } from '../../catalog/index.ts'
import { pictureOf } from '../../store/cards/index.ts'
import { sayCardData } from '../messages/pages/cardData.ts'
import styles from './CardPicture.module.css'

interface Loaded {
  readonly name: string
  readonly picture: Picture | null
  readonly failed: boolean
}

/**
 * The picture of an imported card beside its text: the whole card as its publisher's database has it, with the artist's
 * and the copyright line, in its own colours and with nothing over it. Nothing where there is none.
 */
export const CardPicture = ({ name }: { readonly name: string }) => {
  const [loaded, take] = useState<Loaded | null>(null)
  useEffect(() => {
    let live = true
    pictureOf(name).then(
      (picture) => live && take({ name, picture, failed: false }),
      () => live && take(null),
    )
    return () => {
      live = false
    }
  }, [name])
  if (loaded === null || loaded.name !== name || loaded.picture === null) return null
  const { url, artist } = loaded.picture
  return (
    <figure className={styles.picture}>
      {loaded.failed ? null : (
        <img
          src={url}
          alt={sayCardData('cardData.imageOf', { name })}
          width={488}
          height={680}
          referrerPolicy="no-referrer"
          onError={() => take({ ...loaded, failed: true })}
        />
      )}
      <figcaption>
        {loaded.failed ? sayCardData('cardData.imageFailed') : sayCardData('cardData.imageBy', { artist })}
      </figcaption>
    </figure>
  )
}
