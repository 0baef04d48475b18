import type { ReactNode } from "react";
import { Link } from "react-router";

interface ContentLinkProps {
  address: string;
  className?: string | undefined;
  lang?: string | undefined;
  children: ReactNode;
}

/** A link that the content store names: to a page of ours, or out of the site. */
export function ContentLink({ address, children, ...others }: ContentLinkProps) {
  return address.startsWith("/") ? (
    <Link to={address} {...others}>
      {children}
    </Link>
  ) : (
    <a href={address} rel="noopener noreferrer" {...others}>
      {children}
    </a>
  );
}
