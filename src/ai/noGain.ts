/** What brings nothing of itself: what comes of it is another effect's. */
const nothing = (): number => 0

export const NO_GAIN = {
  chooseObjects: nothing,
  chooseTarget: nothing,
  flipCoins: nothing,
  flipEach: nothing,
  payAnyMana: nothing,
  rollDie: nothing,
  vote: nothing,
  befriend: nothing,
}
