/** A friend's side: the code of an invitation, the answer that goes back, and sitting down. */
import { useState } from 'react'
import { sayFriend } from '../messages/pages/friend.ts'
import { Button } from '../parts/index.ts'
import { Copy } from './Copy.tsx'
import { follow } from './controller.ts'
import styles from './Friend.module.css'
import { Qr } from './Qr.tsx'
import { type View, Waits } from './views.tsx'

const FORM = 'join-a-friend'

const CodeForm = ({ trouble, joined }: { readonly trouble: string | null; readonly joined: () => void }) => {
  const [text, type] = useState('')
  return (
    <form
      id={FORM}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') return
        joined()
        void follow(text)
      }}
    >
      <label className={styles.field}>
        {sayFriend('friend.invitation')}
        <input
          value={text}
          autoComplete="off"
          spellCheck={false}
          data-autofocus=""
          aria-invalid={trouble !== null}
          onChange={(event) => type(event.target.value)}
        />
        {trouble === null ? null : (
          <small role="alert" data-bad="">
            {trouble}
          </small>
        )}
      </label>
    </form>
  )
}

/** Where a code is typed or pasted; `trouble`: what was wrong with the last one. */
export const joinView = (
  title: string,
  lead: string,
  trouble: string | null,
  joined: () => void,
  back: () => void,
): View => ({
  title,
  lead,
  body: <CodeForm trouble={trouble} joined={joined} />,
  actions: (
    <>
      <Button onClick={back}>{sayFriend('friend.notNow')}</Button>
      <Button kind="primary" className={styles.main} type="submit" form={FORM}>
        {sayFriend('friend.join')}
      </Button>
    </>
  ),
})

/** The answer that has to go back to the inviter. */
export const answerView = (code: string, back: () => void): View => ({
  title: sayFriend('friend.answerTitle'),
  lead: sayFriend('friend.answerLead'),
  body: (
    <div className={styles.invitation}>
      <figure>
        <Qr text={code} label={sayFriend('friend.answerQr')} />
      </figure>
      <div className={styles.fields}>
        <label className={styles.field}>
          {sayFriend('friend.answer')}
          <input readOnly value={code} onFocus={(event) => event.target.select()} />
        </label>
        <Copy text={code} label={sayFriend('friend.copyAnswer')} primary focus />
      </div>
    </div>
  ),
  actions: (
    <>
      <Button onClick={back}>{sayFriend('friend.notNow')}</Button>
      <Waits words={sayFriend('friend.waitingHost')} />
    </>
  ),
})
