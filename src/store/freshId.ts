/** An id that no other page or game has. */
export const freshId = (): string => `${Date.now().toString(36)}-${Math.floor(Math.random() * 0xffffffff).toString(36)}`
