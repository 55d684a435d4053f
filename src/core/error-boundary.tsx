import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown in place of what failed. */
  fallback?: (retry: () => void) => ReactNode;
  /** Called when the children are shown, at first and after a failure. */
  onShown?: () => void;
  /** Called on each failure while the children can still be seen. */
  onFailing?: () => void;
  /** Called on each failure; returns whether to render again at once. */
  onFailure: (error: unknown) => boolean | void;
  /** After a failure, renders again when this changes. */
  retryOn?: unknown;
  children: ReactNode;
}

/** Keeps a failure inside one part of the page. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override getSnapshotBeforeUpdate(_before: Props, { failed }: { failed: boolean }) {
    if (!failed && this.state.failed) this.props.onFailing?.();
    return null;
  }

  override componentDidCatch(error: unknown) {
    if (this.props.onFailure(error)) this.#retry();
  }

  override componentDidMount() {
    if (!this.state.failed) this.props.onShown?.();
  }

  override componentDidUpdate(before: Props, { failed }: { failed: boolean }) {
    if (failed && !this.state.failed) this.props.onShown?.();
    if (this.state.failed && before.retryOn !== this.props.retryOn) this.#retry();
  }

  override render() {
    return this.state.failed ? this.props.fallback?.(this.#retry) : this.props.children;
  }

  #retry = () => this.setState({ failed: false });
}
