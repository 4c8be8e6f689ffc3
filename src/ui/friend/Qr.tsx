import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './Friend.module.css'

/** A text as a QR code, dark on cream, with four modules of quiet around it. */
export const Qr = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'L', border: 4 })
    const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
    return { size, path }
  }, [text])
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
