import { Component, type ContextType, type ReactNode, Suspense } from "react";
import { AppServicesContext } from "./app-services.ts";

interface BesideThePageProps {
  /** In its place until it is loaded. */
  meanwhile?: ReactNode;
  children: ReactNode;
}

/**
 * What is drawn beside a page and loaded when it is needed. If it does not arrive, as without a network, or fails,
 * the page goes on without it: nothing that was typed is lost.
 */
export class BesideThePage extends Component<BesideThePageProps, { isMissing: boolean }> {
  static override contextType = AppServicesContext;
  declare context: ContextType<typeof AppServicesContext>;
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override componentDidCatch(cause: unknown) {
    this.context?.skywave.log({
      level: "error",
      message: "Something beside the page is missing",
      details: { cause },
    });
  }

  override render() {
    const { meanwhile, children } = this.props;
    return this.state.isMissing ? null : <Suspense fallback={meanwhile}>{children}</Suspense>;
  }
}
