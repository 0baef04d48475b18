import "react";

declare module "react" {
  interface CSSProperties {
    /** How many columns the labels of a price path have. */
    "--steps"?: number;
  }
}
