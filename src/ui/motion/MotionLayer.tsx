import { Component, createRef } from 'react'
import { CardBack } from '../look/index.ts'
import { entriesBetween, isSameSeat } from '../session/entriesBetween.ts'
import { type TableModel, useTableModel } from '../session/model.ts'
import styles from './Motion.module.css'
import { movesOf } from './moves.ts'
import { type MotionSettings, Player, type Show } from './player.ts'
import { useMotionSettings } from './useMotionSettings.ts'

interface LayerProps {
  readonly model: TableModel
  readonly manner: MotionSettings
}

/** A class for the one thing that only classes are told: that the page is about to change. */
class Layer extends Component<LayerProps> {
  private readonly layer = createRef<HTMLDivElement>()
  private readonly moving = createRef<HTMLDivElement>()
  private player: Player | null = null

  override componentDidMount(): void {
    const { current: layer } = this.layer
    const { current: moving } = this.moving
    const root = layer?.closest('[data-table]')
    const back = layer?.querySelector('svg')
    if (layer && moving && root && back) this.player = new Player(root, moving, layer, back, this.props.manner)
    document.addEventListener('pointerdown', this.press, true)
    document.addEventListener('click', this.stop)
    document.addEventListener('keydown', this.stop, true)
  }

  override componentWillUnmount(): void {
    this.player?.close()
    document.removeEventListener('pointerdown', this.press, true)
    document.removeEventListener('click', this.stop)
    document.removeEventListener('keydown', this.stop, true)
  }

  override getSnapshotBeforeUpdate({ model: from }: LayerProps): Show | null {
    const { player } = this
    const { model: to, manner } = this.props
    const news = player === null || manner.pace === 0 ? null : entriesBetween(from, to)
    if (player === null || news === null) return null
    const { me, state } = to.scene
    const moves = movesOf(news, { before: from.scene.state, after: state, me })
    return moves.length === 0 ? null : { ...manner, moves, pictures: player.picture(moves) }
  }

  override componentDidUpdate({ model }: LayerProps, _: unknown, show: Show | null): void {
    const { model: now, manner } = this.props
    if (model !== now) this.player?.settle(show === null ? [] : [show], manner, !isSameSeat(model, now))
  }

  override render() {
    return (
      <div ref={this.layer} className={styles.layer} aria-hidden="true" inert data-layer="motion">
        <CardBack className={styles.back} />
        <div ref={this.moving} className={styles.moving} />
      </div>
    )
  }

  private readonly press = ({ target }: Event): void => this.player?.stop(target instanceof Element ? target : null)
  private readonly stop = (): void => this.player?.stop()
}

/** What has happened, seen to happen: over the table, and never in its way. */
export const MotionLayer = () => <Layer model={useTableModel()} manner={useMotionSettings()} />
