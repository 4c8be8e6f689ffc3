import { sayer } from '../sayer.ts'
import { friend } from './en/friend.ts'

export const sayFriend = sayer('friend', friend)
