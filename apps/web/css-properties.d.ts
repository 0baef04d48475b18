import "react";

declare module "react" {
  interface CSSProperties {
    /** How many columns a price path has, or the line of a plan over time. */
    "--steps"?: number;
  }
}
