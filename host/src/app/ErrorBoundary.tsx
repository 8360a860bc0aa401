import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** A failure is forgotten when this changes. */
  resetKey: unknown;
  fallback: (error: unknown) => ReactNode;
}

/** Keeps a failure while rendering to the part of the page inside it. */
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
