import { useEffect, useState } from 'react'
import { useSettings } from '../../store/index.ts'
import { keyName } from '../input/index.ts'
import { sayFriend } from '../messages/pages/friend.ts'
import { Button, LineIcon } from '../parts/index.ts'
import styles from './Friend.module.css'
import { COPY_KEY } from './useDialogKeys.ts'

interface CopyProps {
  readonly text: string
  readonly label: string
  readonly primary?: boolean | undefined
  readonly focus?: boolean | undefined
}

/** How long a button says that it has copied. */
const SAID = 2000

/** Copies a text, and says so for a moment; the focus stays. */
export const Copy = ({ text, label, primary, focus }: CopyProps) => {
  const hasKey = useSettings(({ settings }) => settings.singleKeys)
  const [said, say] = useState<'copied' | 'failed' | null>(null)
  useEffect(() => {
    if (said !== 'copied') return
    const timer = setTimeout(() => say(null), SAID)
    return () => clearTimeout(timer)
  }, [said])
  const copy = () => {
    const failed = () => say('failed')
    if (navigator.clipboard === undefined) failed()
    else navigator.clipboard.writeText(text).then(() => say('copied'), failed)
  }
  const words = said === null ? label : sayFriend(said === 'copied' ? 'friend.copied' : 'friend.copyFailed')
  return (
    <Button
      kind={primary ? 'primary' : 'secondary'}
      data-autofocus={focus ? '' : undefined}
      data-copies={primary ? '' : undefined}
      shortcut={primary && hasKey ? keyName(COPY_KEY) : undefined}
      onClick={copy}
    >
      <span className={styles.copying}>
        <LineIcon kind="copy" /> <span role="status">{words}</span>
      </span>
    </Button>
  )
}
