import type { Campaign } from "@skywave/services/content/load-campaign";
import type { RichNode } from "@skywave/services/content/read-rich-text";
import { type ReactNode, useId } from "react";
import styles from "./campaign-card.module.css";
import { ContentImage } from "./content-image.tsx";
import { ContentLink } from "./content-link.tsx";

/** A campaign of the content store: its picture, its words, and the way on. */
export function CampaignCard({ campaign }: { campaign: Campaign }) {
  const id = useId();
  const { title, text, picture, callToAction } = campaign;
  return (
    <section className={styles.campaign} aria-labelledby={title && id}>
      {picture && <ContentImage picture={picture} className={styles.picture} />}
      <div className={styles.words}>
        {title && (
          <h2 id={id} lang={title.lang}>
            {title.value}
          </h2>
        )}
        {text && (
          <div lang={text.lang} className={styles.text}>
            <RichText nodes={text.value} />
          </div>
        )}
        {callToAction && (
          <p>
            <ContentLink address={callToAction.address} lang={callToAction.label.lang}>
              {callToAction.label.value}
            </ContentLink>
          </p>
        )}
      </div>
    </section>
  );
}

/** A text of the content store, drawn node by node: no markup of others ever reaches the page. */
function RichText({ nodes }: { nodes: readonly RichNode[] }) {
  // The text as a whole changes, its parts do not: their places name them well enough.
  // oxlint-disable-next-line react/no-array-index-key
  return nodes.map((node, index) => <RichPart key={index} node={node} />);
}

function RichPart({ node }: { node: RichNode }): ReactNode {
  if (node.kind === "text") {
    const words = node.isItalic ? <em>{node.text}</em> : node.text;
    return node.isBold ? <strong>{words}</strong> : words;
  }
  const content = <RichText nodes={node.content} />;
  switch (node.kind) {
    case "paragraph":
      return <p>{content}</p>;
    case "heading":
      return <h3>{content}</h3>;
    case "list":
      return <ul>{content}</ul>;
    case "orderedList":
      return <ol>{content}</ol>;
    case "item":
      return <li>{content}</li>;
    case "group":
      return content;
    case "link":
      return <ContentLink address={node.address}>{content}</ContentLink>;
  }
}
