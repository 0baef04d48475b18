import { Component, type ReactNode } from "react";
import type { ShownPage } from "./page-router.ts";

interface PageBoundaryProps {
  /** Whatever failed before it is forgotten with the next one. */
  shown: ShownPage;
  apology: (cause: unknown) => ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  shown: ShownPage;
  failure: { cause: unknown } | undefined;
}

/** Shows an apology in the place of what could not be drawn. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { shown: this.props.shown, failure: undefined };

  static getDerivedStateFromError(cause: unknown): Partial<PageBoundaryState> {
    return { failure: { cause } };
  }

  static getDerivedStateFromProps(
    { shown }: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return shown === state.shown ? null : { shown, failure: undefined };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : this.props.apology(failure.cause);
  }
}
