import { useUi } from '../session/uiStore.ts'
import { FriendDialog, HelpDialog, SettingsDialog } from './lazyDialogs.ts'

/** Help and settings, wherever no table shows them. */
export const PageDialogs = () => {
  const dialog = useUi((ui) => ui.dialog)
  const close = () => useUi.getState().open({ dialog: null })
  if (dialog === 'friend') return <FriendDialog onClose={close} />
  if (dialog === 'settings') return <SettingsDialog onClose={close} />
  return dialog === 'help' ? <HelpDialog onClose={close} /> : null
}
