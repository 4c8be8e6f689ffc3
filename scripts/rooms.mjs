// npm run docs:rooms: writes docs/rooms.md, the table "section of the book -> room".
import { writeFileSync } from 'node:fs'
import { roomsPage, roomsText } from './lib/rooms.mjs'

writeFileSync(roomsPage, roomsText())
