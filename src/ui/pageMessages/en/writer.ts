export const writer = {
  'write.name': 'Name',
}
