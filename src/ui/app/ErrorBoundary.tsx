import { Component, type ReactNode } from 'react'
import { CrashScreen } from '../screens/CrashScreen.tsx'

interface Props {
  readonly children: ReactNode
}

/** A rendering error doesn't touch the game: it is kept and reported, and the game can go on. */
export class ErrorBoundary extends Component<Props, { readonly error: unknown; readonly failed: boolean }> {
  override state = { error: null as unknown, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override render(): ReactNode {
    const { error, failed } = this.state
    if (!failed) return this.props.children
    return <CrashScreen error={error} onAgain={() => this.setState({ error: null, failed: false })} />
  }
}
