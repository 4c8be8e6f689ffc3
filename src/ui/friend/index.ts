export { FriendDialog } from './FriendDialog.tsx'
