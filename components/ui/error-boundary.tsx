"use client";

import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  /** Shown in place of children that threw; `retry` shows them again. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
};

/** Keeps a failure inside the part of the page where it happened. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  private readonly retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed
      ? this.props.fallback(this.retry)
      : this.props.children;
  }
}
