import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Changing it clears the failure. */
  resetKey: unknown;
  fallback: (error: unknown) => ReactNode;
}

/** Shows a fallback if its children fail to render. */
export class ErrorBoundary extends Component<Props, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failure && previous.resetKey !== this.props.resetKey) this.setState({ failure: null });
  }

  override render() {
    return this.state.failure ? this.props.fallback(this.state.failure.error) : this.props.children;
  }
}
