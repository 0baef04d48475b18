import { useEffect, useRef } from "react";
import { trustedHtml } from "./trusted-html.ts";
import styles from "../panel/sandbox.module.css";

/**
 * A mail as a mail program shows it, in a frame of its own without scripts. The page's policy forbids styles
 * written into HTML, which mails are full of, so they wait in `data-style` and are set once the frame is there.
 */
export function MessagePreview({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const dress = () => dressMail(element);
    element.addEventListener("load", dress);
    element.srcdoc = trustedHtml(html.replaceAll(" style=", " data-style="));
    return () => element.removeEventListener("load", dress);
  }, [html]);

  return (
    <iframe
      ref={frame}
      className={styles.preview}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  );
}

function dressMail(frame: HTMLIFrameElement): void {
  const mail = frame.contentDocument;
  if (!mail) return;
  for (const element of mail.querySelectorAll<HTMLElement>("[data-style]")) {
    element.style.cssText = element.dataset["style"] ?? "";
  }
  for (const link of mail.links) link.setAttribute("target", "_blank");
  frame.style.height = `${mail.documentElement.scrollHeight}px`;
}
