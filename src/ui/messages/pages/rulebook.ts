import { sayer } from '../sayer.ts'
import { rulebook } from './en/rulebook.ts'

export const sayRules = sayer('rulebook', rulebook)
