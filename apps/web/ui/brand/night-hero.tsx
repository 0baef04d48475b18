import type { ReactNode, Ref } from "react";
import styles from "./night-hero.module.css";
import { NightSky } from "./night-sky.tsx";

interface NightHeroProps {
  heading: string;
  headingRef?: Ref<HTMLHeadingElement>;
  text: string;
  /** The cards below it begin in the night. */
  isOverlapped?: boolean;
  children?: ReactNode;
}

/** What Skywave is, under its night sky: how a page for newcomers begins. */
export function NightHero({ heading, headingRef, text, isOverlapped = false, children }: NightHeroProps) {
  return (
    <div className={styles.hero} data-overlapped={isOverlapped} data-acting={children !== undefined}>
      <NightSky />
      <div className={styles.words}>
        <h1 ref={headingRef} tabIndex={-1}>
          {heading}
        </h1>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
